CREATE TABLE "idea_edit" (
	"id" text PRIMARY KEY NOT NULL,
	"idea_number" integer NOT NULL,
	"editor_id" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idea_edit" ADD CONSTRAINT "idea_edit_idea_number_idea_number_fk" FOREIGN KEY ("idea_number") REFERENCES "public"."idea"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_edit" ADD CONSTRAINT "idea_edit_editor_id_person_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idea_edit_idea" ON "idea_edit" USING btree ("idea_number","created_at");--> statement-breakpoint
CREATE INDEX "idea_edit_editor" ON "idea_edit" USING btree ("editor_id");