ALTER TABLE "comment" ADD COLUMN "held" jsonb;--> statement-breakpoint
ALTER TABLE "idea" ADD COLUMN "held" jsonb;--> statement-breakpoint
CREATE INDEX "comment_moderated" ON "comment" USING btree ("state",coalesce(state_changed_at, created_at)) WHERE state <> 'LIVE';--> statement-breakpoint
CREATE INDEX "idea_moderated" ON "idea" USING btree ("state",coalesce(state_changed_at, created_at)) WHERE state <> 'LIVE';