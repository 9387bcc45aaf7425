CREATE TABLE "idea_mute" (
	"person_id" text NOT NULL,
	"idea_number" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idea_mute_person_id_idea_number_pk" PRIMARY KEY("person_id","idea_number")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient_id" text NOT NULL,
	"group_id" text,
	"kind" text NOT NULL,
	"idea_number" integer,
	"entry_id" text,
	"comment_id" text,
	"actor_id" text,
	"event_seq" bigint NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp(3) with time zone,
	"mail_due_at" timestamp(3) with time zone,
	"mailed_at" timestamp(3) with time zone,
	"push_due_at" timestamp(3) with time zone,
	"pushed_at" timestamp(3) with time zone,
	CONSTRAINT "notification_event" UNIQUE("recipient_id","event_seq"),
	CONSTRAINT "notification_kind_known" CHECK (kind in ('MENTION', 'REPLY', 'OFFICIAL_ANSWER', 'STATUS_CHANGED', 'MERGED', 'CHANGELOG', 'AWAITS_APPROVAL', 'NEW_IDEA', 'COMMENT'))
);
--> statement-breakpoint
CREATE TABLE "notification_default" (
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_default_kind_channel_pk" PRIMARY KEY("kind","channel"),
	CONSTRAINT "notification_default_kind_known" CHECK (kind in ('MENTION', 'REPLY', 'OFFICIAL_ANSWER', 'STATUS_CHANGED', 'MERGED', 'CHANGELOG', 'AWAITS_APPROVAL', 'NEW_IDEA', 'COMMENT')),
	CONSTRAINT "notification_default_channel_known" CHECK (channel in ('INBOX', 'MAIL', 'PUSH'))
);
--> statement-breakpoint
CREATE TABLE "notification_group" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient_id" text NOT NULL,
	"subject" text NOT NULL,
	"idea_number" integer,
	"entry_id" text,
	"latest_at" timestamp(3) with time zone NOT NULL,
	"unread" boolean NOT NULL,
	CONSTRAINT "notification_group_subject" UNIQUE("recipient_id","subject")
);
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_preference_person_id_kind_channel_pk" PRIMARY KEY("person_id","kind","channel"),
	CONSTRAINT "notification_preference_kind_known" CHECK (kind in ('MENTION', 'REPLY', 'OFFICIAL_ANSWER', 'STATUS_CHANGED', 'MERGED', 'CHANGELOG', 'AWAITS_APPROVAL', 'NEW_IDEA', 'COMMENT')),
	CONSTRAINT "notification_preference_channel_known" CHECK (channel in ('INBOX', 'MAIL', 'PUSH'))
);
--> statement-breakpoint
CREATE TABLE "notification_setting" (
	"person_id" text PRIMARY KEY NOT NULL,
	"mail_cadence" text DEFAULT 'INSTANT' NOT NULL,
	"paused_until" timestamp(3) with time zone,
	"stopped_mail" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notification_setting_mail_cadence_known" CHECK (mail_cadence in ('INSTANT', 'DAILY', 'WEEKLY'))
);
--> statement-breakpoint
CREATE TABLE "outbox_gap" (
	"reader" text NOT NULL,
	"seq" bigint NOT NULL,
	"noticed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_gap_reader_seq_pk" PRIMARY KEY("reader","seq")
);
--> statement-breakpoint
ALTER TABLE "outbox_reader" ADD COLUMN "event_seq" bigint;--> statement-breakpoint
ALTER TABLE "outbox_reader" ADD COLUMN "event_after" text;--> statement-breakpoint
ALTER TABLE "outbox_reader" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_reader" ADD COLUMN "holder" text;--> statement-breakpoint
ALTER TABLE "outbox_reader" ADD COLUMN "leased_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "idea_mute" ADD CONSTRAINT "idea_mute_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_mute" ADD CONSTRAINT "idea_mute_idea_number_idea_number_fk" FOREIGN KEY ("idea_number") REFERENCES "public"."idea"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_recipient_id_person_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_group_id_notification_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."notification_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_idea_number_idea_number_fk" FOREIGN KEY ("idea_number") REFERENCES "public"."idea"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_group" ADD CONSTRAINT "notification_group_recipient_id_person_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_group" ADD CONSTRAINT "notification_group_idea_number_idea_number_fk" FOREIGN KEY ("idea_number") REFERENCES "public"."idea"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_gap" ADD CONSTRAINT "outbox_gap_reader_outbox_reader_name_fk" FOREIGN KEY ("reader") REFERENCES "public"."outbox_reader"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idea_mute_idea" ON "idea_mute" USING btree ("idea_number");--> statement-breakpoint
CREATE INDEX "notification_in_group" ON "notification" USING btree ("group_id","created_at" DESC NULLS FIRST,id collate "C" desc);--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("group_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notification_read" ON "notification" USING btree ("read_at") WHERE read_at is not null;--> statement-breakpoint
CREATE INDEX "notification_mail_due" ON "notification" USING btree ("mail_due_at") WHERE mail_due_at is not null and mailed_at is null;--> statement-breakpoint
CREATE INDEX "notification_idea" ON "notification" USING btree ("idea_number","recipient_id") WHERE idea_number is not null;--> statement-breakpoint
CREATE INDEX "notification_comment" ON "notification" USING btree ("comment_id","recipient_id") WHERE comment_id is not null;--> statement-breakpoint
CREATE INDEX "notification_entry" ON "notification" USING btree ("entry_id","recipient_id") WHERE entry_id is not null;--> statement-breakpoint
CREATE INDEX "notification_group_inbox" ON "notification_group" USING btree ("recipient_id","unread" DESC NULLS FIRST,"latest_at" DESC NULLS FIRST,id collate "C" desc);--> statement-breakpoint
CREATE INDEX "notification_group_idea" ON "notification_group" USING btree ("idea_number") WHERE idea_number is not null;