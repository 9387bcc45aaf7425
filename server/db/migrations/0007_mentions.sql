CREATE TABLE "mention" (
	"id" text PRIMARY KEY NOT NULL,
	"idea_number" integer NOT NULL,
	"comment_id" text,
	"person_id" text NOT NULL,
	"told_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mention" ADD CONSTRAINT "mention_idea_number_idea_number_fk" FOREIGN KEY ("idea_number") REFERENCES "public"."idea"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mention" ADD CONSTRAINT "mention_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mention" ADD CONSTRAINT "mention_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mention_idea" ON "mention" USING btree ("idea_number");--> statement-breakpoint
CREATE INDEX "mention_comment" ON "mention" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "mention_person" ON "mention" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "person_team" ON "person" USING btree ("id") WHERE role in ('COLLABORATOR', 'ADMIN', 'OWNER');