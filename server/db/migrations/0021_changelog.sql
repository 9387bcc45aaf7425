CREATE TABLE "changelog_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"body" text NOT NULL,
	"body_html" text NOT NULL,
	"excerpt" text NOT NULL,
	"labels" text[] NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"author_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"publish_at" timestamp(3) with time zone,
	"scheduled_by" text,
	"move_to" text,
	"published_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changelog_entry_slug_unique" UNIQUE("slug"),
	CONSTRAINT "changelog_entry_state_known" CHECK (state in ('DRAFT', 'SCHEDULED', 'PUBLISHED')),
	CONSTRAINT "changelog_entry_labels_known" CHECK (labels <@ array['NEW', 'IMPROVED', 'FIXED']),
	CONSTRAINT "changelog_entry_due_known" CHECK ((state = 'SCHEDULED') = (publish_at is not null)),
	CONSTRAINT "changelog_entry_moment_known" CHECK (state <> 'PUBLISHED' or published_at is not null)
);
--> statement-breakpoint
CREATE TABLE "changelog_entry_idea" (
	"entry_id" text NOT NULL,
	"idea_number" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "changelog_entry_idea_entry_id_idea_number_pk" PRIMARY KEY("entry_id","idea_number")
);
--> statement-breakpoint
CREATE TABLE "changelog_reaction" (
	"entry_id" text NOT NULL,
	"reaction" text NOT NULL,
	"person_id" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changelog_reaction_entry_id_reaction_person_id_pk" PRIMARY KEY("entry_id","reaction","person_id"),
	CONSTRAINT "changelog_reaction_reaction_known" CHECK (reaction in ('AGREE', 'THANKS', 'CHEER', 'SMILE'))
);
--> statement-breakpoint
CREATE TABLE "changelog_subscription" (
	"person_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "image_use" DROP CONSTRAINT "image_use_of_one_post";--> statement-breakpoint
DROP INDEX "image_use_once";--> statement-breakpoint
ALTER TABLE "image_use" ADD COLUMN "entry_id" text;--> statement-breakpoint
ALTER TABLE "changelog_entry" ADD CONSTRAINT "changelog_entry_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changelog_entry" ADD CONSTRAINT "changelog_entry_scheduled_by_person_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changelog_entry" ADD CONSTRAINT "changelog_entry_move_to_status_id_fk" FOREIGN KEY ("move_to") REFERENCES "public"."status"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changelog_entry_idea" ADD CONSTRAINT "changelog_entry_idea_entry_id_changelog_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."changelog_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changelog_entry_idea" ADD CONSTRAINT "changelog_entry_idea_idea_number_idea_number_fk" FOREIGN KEY ("idea_number") REFERENCES "public"."idea"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changelog_reaction" ADD CONSTRAINT "changelog_reaction_entry_id_changelog_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."changelog_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changelog_reaction" ADD CONSTRAINT "changelog_reaction_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changelog_subscription" ADD CONSTRAINT "changelog_subscription_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changelog_entry_published" ON "changelog_entry" USING btree ("published_at" DESC NULLS FIRST,id collate "C" desc) WHERE state = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "changelog_entry_due" ON "changelog_entry" USING btree ("publish_at") WHERE state = 'SCHEDULED';--> statement-breakpoint
CREATE INDEX "changelog_entry_author" ON "changelog_entry" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "changelog_entry_scheduled_by" ON "changelog_entry" USING btree ("scheduled_by") WHERE scheduled_by is not null;--> statement-breakpoint
CREATE INDEX "changelog_entry_idea_idea" ON "changelog_entry_idea" USING btree ("idea_number");--> statement-breakpoint
CREATE INDEX "changelog_reaction_person" ON "changelog_reaction" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "image_use" ADD CONSTRAINT "image_use_entry_id_changelog_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."changelog_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_use_entry" ON "image_use" USING btree ("entry_id") WHERE entry_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "image_use_once" ON "image_use" USING btree ("image_id",coalesce(idea_number, 0),coalesce(comment_id, ''),coalesce(entry_id, ''));--> statement-breakpoint
ALTER TABLE "image_use" ADD CONSTRAINT "image_use_of_one_text" CHECK (num_nonnulls(idea_number, comment_id, entry_id) = 1);--> statement-breakpoint
DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['changelog_entry', 'changelog_entry_idea', 'changelog_reaction'] LOOP
    EXECUTE format('CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_content_change()', shown);
  END LOOP;
END $$;
