CREATE TABLE "synonym_group" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"words" text[] NOT NULL,
	"merges" integer[],
	"is_off" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "synonym_group_key" UNIQUE("source","key"),
	CONSTRAINT "synonym_group_source_known" CHECK (source in ('TEAM', 'LEARNED'))
);
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "synonym_group" FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
