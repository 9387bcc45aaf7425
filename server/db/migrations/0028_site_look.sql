ALTER TABLE "idea" ADD COLUMN "hides_counts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "idea" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "trusted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "logo_dark" text;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "favicon" text;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "welcome" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "welcome_html" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "links" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "default_sort" text DEFAULT 'TRENDING' NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "hides_counts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "email_domains" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "sign_in_off" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "idea" ADD CONSTRAINT "idea_assignee_id_person_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idea_discussed" ON "idea" USING btree ("comment_count" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE state = 'LIVE' and merged_into is null;--> statement-breakpoint
CREATE INDEX "idea_board_discussed" ON "idea" USING btree ("board_id","comment_count" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE state = 'LIVE' and merged_into is null;--> statement-breakpoint
CREATE INDEX "idea_status_discussed" ON "idea" USING btree ("status_id","comment_count" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE state = 'LIVE' and merged_into is null;--> statement-breakpoint
CREATE INDEX "idea_pinned" ON "idea" USING btree ("board_id") WHERE pinned;--> statement-breakpoint
CREATE INDEX "idea_assignee" ON "idea" USING btree ("assignee_id","number") WHERE assignee_id is not null;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_default_sort_known" CHECK (default_sort in ('TRENDING', 'TOP', 'NEWEST', 'ACTIVE', 'DISCUSSED'));