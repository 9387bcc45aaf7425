CREATE TABLE "mail_received" (
	"key" text PRIMARY KEY NOT NULL,
	"sender" text NOT NULL,
	"is_answered" boolean NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_suppression" (
	"id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_suppression_address_unique" UNIQUE("address")
);
--> statement-breakpoint
DROP INDEX "mail_next";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "priority" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "message_id" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "thread" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "give_up_at" timestamp(3) with time zone DEFAULT now() + interval '2 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "died_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "mail_received_sender" ON "mail_received" USING btree ("sender","at");--> statement-breakpoint
CREATE INDEX "mail_suppression_since" ON "mail_suppression" USING btree ("since",id collate "C");--> statement-breakpoint
CREATE INDEX "mail_turn" ON "mail" USING btree ("priority","next_attempt_at","id") WHERE died_at is null;--> statement-breakpoint
CREATE INDEX "mail_dead" ON "mail" USING btree ("died_at","id") WHERE died_at is not null;--> statement-breakpoint
CREATE INDEX "mail_recipient" ON "mail" USING btree ("recipient");