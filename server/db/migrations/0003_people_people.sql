ALTER TABLE "comment" ADD COLUMN "before_ban" jsonb;--> statement-breakpoint
ALTER TABLE "idea" ADD COLUMN "before_ban" jsonb;