ALTER TABLE "idempotency" ADD COLUMN "fingerprint" text;--> statement-breakpoint
-- Addresses that were imported before they were looked at.
UPDATE "idea" SET "source_url" = NULL WHERE "source_url" !~* '^https?://';--> statement-breakpoint
UPDATE "idea_event" SET "data" = "data" - 'url' WHERE "data" ->> 'url' !~* '^https?://';
