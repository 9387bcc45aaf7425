CREATE TABLE "mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" text PRIMARY KEY NOT NULL,
	"idea_number" integer NOT NULL,
	"comment_id" text,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"resolved_at" timestamp(3) with time zone,
	"resolved_by" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_reason_known" CHECK (reason in ('SPAM', 'ABUSE', 'PRIVATE', 'OTHER'))
);
--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "state_changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "hidden_by_ban" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "idea" ADD COLUMN "state_changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "idea" ADD COLUMN "hidden_by_ban" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "invited_by" text;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "revoked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "guest_voting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "sign_up" text DEFAULT 'OPEN' NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_idea_number_idea_number_fk" FOREIGN KEY ("idea_number") REFERENCES "public"."idea"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_person_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_resolved_by_person_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_next" ON "mail" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "rate_event_key" ON "rate_event" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree ("idea_number","comment_id") WHERE resolved_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_once" ON "report" USING btree ("reporter_id","idea_number",coalesce(comment_id, '')) WHERE resolved_at is null;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_person_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_author" ON "comment" USING btree ("author_id",id collate "C");--> statement-breakpoint
CREATE INDEX "comment_unlisted" ON "comment" USING btree ("state",id collate "C") WHERE state <> 'LIVE';--> statement-breakpoint
CREATE INDEX "idea_unlisted" ON "idea" USING btree ("state","number") WHERE state <> 'LIVE';--> statement-breakpoint
CREATE INDEX "invitation_email" ON "invitation" USING btree ("email");--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_sign_up_known" CHECK (sign_up in ('OPEN', 'INVITED'));