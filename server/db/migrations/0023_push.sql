CREATE TABLE "push" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" text NOT NULL,
	"notification_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_once" UNIQUE("session_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "push_device" (
	"session_id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_device_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "push" ADD CONSTRAINT "push_session_id_push_device_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."push_device"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push" ADD CONSTRAINT "push_notification_id_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_session_id_auth_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."auth_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_next" ON "push" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "push_notification" ON "push" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "push_device_person" ON "push_device" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "notification_push_due" ON "notification" USING btree ("push_due_at") WHERE push_due_at is not null and pushed_at is null;