ALTER TABLE "push_device" ADD COLUMN "carrier" text DEFAULT 'WEB_PUSH' NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "imprint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_carrier_known" CHECK (carrier in ('WEB_PUSH', 'FIREBASE'));