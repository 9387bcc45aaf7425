ALTER TABLE "auth_account" ADD COLUMN "unlinked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "handed_hash" text;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_handed_hash_unique" UNIQUE("handed_hash");