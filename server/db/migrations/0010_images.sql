CREATE TABLE "image" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer NOT NULL,
	"keep_until" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "image_type_known" CHECK (type in ('image/png', 'image/jpeg', 'image/webp', 'image/gif'))
);
--> statement-breakpoint
CREATE TABLE "image_use" (
	"image_id" text NOT NULL,
	"idea_number" integer,
	"comment_id" text,
	CONSTRAINT "image_use_of_one_post" CHECK ((idea_number is null) <> (comment_id is null))
);
--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_use" ADD CONSTRAINT "image_use_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_use" ADD CONSTRAINT "image_use_idea_number_idea_number_fk" FOREIGN KEY ("idea_number") REFERENCES "public"."idea"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_use" ADD CONSTRAINT "image_use_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_owner" ON "image" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "image_keep_until" ON "image" USING btree ("keep_until") WHERE keep_until is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "image_use_once" ON "image_use" USING btree ("image_id",coalesce(idea_number, 0),coalesce(comment_id, ''));--> statement-breakpoint
CREATE INDEX "image_use_idea" ON "image_use" USING btree ("idea_number") WHERE idea_number is not null;--> statement-breakpoint
CREATE INDEX "image_use_comment" ON "image_use" USING btree ("comment_id") WHERE comment_id is not null;