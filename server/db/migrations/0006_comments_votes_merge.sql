CREATE TABLE "comment_edit" (
	"id" text PRIMARY KEY NOT NULL,
	"comment_id" text NOT NULL,
	"editor_id" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_reaction" (
	"comment_id" text NOT NULL,
	"reaction" text NOT NULL,
	"person_id" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_reaction_comment_id_reaction_person_id_pk" PRIMARY KEY("comment_id","reaction","person_id"),
	CONSTRAINT "comment_reaction_reaction_known" CHECK (reaction in ('AGREE', 'THANKS', 'CHEER', 'SMILE'))
);
--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "follow" ADD COLUMN "via" integer;--> statement-breakpoint
ALTER TABLE "idea" ADD COLUMN "merged_parent" integer;--> statement-breakpoint
ALTER TABLE "idea" ADD COLUMN "own_activity_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "imported_vote" ADD COLUMN "merged" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vote" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "vote" ADD COLUMN "cast_by" text;--> statement-breakpoint
ALTER TABLE "vote" ADD COLUMN "evidence_url" text;--> statement-breakpoint
ALTER TABLE "vote" ADD COLUMN "via" integer;--> statement-breakpoint
ALTER TABLE "comment_edit" ADD CONSTRAINT "comment_edit_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_edit" ADD CONSTRAINT "comment_edit_editor_id_person_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reaction" ADD CONSTRAINT "comment_reaction_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reaction" ADD CONSTRAINT "comment_reaction_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_edit_comment" ON "comment_edit" USING btree ("comment_id","created_at");--> statement-breakpoint
CREATE INDEX "comment_edit_editor" ON "comment_edit" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "comment_reaction_person" ON "comment_reaction" USING btree ("person_id","created_at");--> statement-breakpoint
ALTER TABLE "vote" ADD CONSTRAINT "vote_cast_by_person_id_fk" FOREIGN KEY ("cast_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vote_cast_by" ON "vote" USING btree ("cast_by") WHERE cast_by is not null;--> statement-breakpoint
ALTER TABLE "imported_vote" ADD CONSTRAINT "imported_vote_merged" CHECK (merged between 0 and count);