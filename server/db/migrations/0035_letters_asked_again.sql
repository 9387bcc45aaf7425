ALTER TABLE "mail" ADD COLUMN "tells" text[];--> statement-breakpoint
ALTER TABLE "notification_setting" ADD COLUMN "time_zone" text;