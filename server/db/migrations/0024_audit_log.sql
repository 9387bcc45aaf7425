CREATE TABLE "audit_event" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"area" text NOT NULL,
	"actor_id" text,
	"subject_id" text,
	"subject_name" text,
	"field" text,
	"from_value" text,
	"to_value" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_actor_id_person_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_event_by_time" ON "audit_event" USING btree ("created_at",id collate "C");--> statement-breakpoint
CREATE INDEX "audit_event_by_area" ON "audit_event" USING btree ("area","created_at",id collate "C");--> statement-breakpoint
CREATE INDEX "audit_event_by_actor" ON "audit_event" USING btree ("actor_id","created_at",id collate "C");