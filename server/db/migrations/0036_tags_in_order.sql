ALTER TABLE "status" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "position" integer DEFAULT 2147483647 NOT NULL;