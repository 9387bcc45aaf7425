ALTER TABLE "idea" ADD COLUMN "locked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "idea" ADD COLUMN "locked_by" text;--> statement-breakpoint
ALTER TABLE "idea" ADD CONSTRAINT "idea_locked_by_person_id_fk" FOREIGN KEY ("locked_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idea_locked_by" ON "idea" USING btree ("locked_by") WHERE locked_by is not null;