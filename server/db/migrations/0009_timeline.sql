CREATE TABLE "idea_read" (
	"person_id" text NOT NULL,
	"idea_number" integer NOT NULL,
	"read_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idea_read_person_id_idea_number_pk" PRIMARY KEY("person_id","idea_number")
);
--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "thread_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "thread" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "reply_at" timestamp(3) with time zone DEFAULT '1970-01-01T00:00:00Z' NOT NULL;--> statement-breakpoint
UPDATE comment SET thread_at = root.created_at, thread = left(md5(root.id), 16), reply_at = CASE WHEN comment.reply_to IS NULL THEN comment.reply_at ELSE comment.created_at END
  FROM comment root WHERE root.id = coalesce(comment.reply_to, comment.id);
--> statement-breakpoint
-- Where a comment stands in its timeline: with what it hangs on. A name of the thread and not its id, so that no cursor names a comment that its reader may not see.
CREATE FUNCTION place_comment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  root record;
BEGIN
  NEW.thread_at := NEW.created_at;
  NEW.thread := left(md5(NEW.id), 16);
  NEW.reply_at := 'epoch';
  IF NEW.reply_to IS NOT NULL THEN
    SELECT thread_at, thread INTO root FROM comment WHERE id = NEW.reply_to;
    IF FOUND THEN
      NEW.thread_at := root.thread_at;
      NEW.thread := root.thread;
      NEW.reply_at := NEW.created_at;
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER comment_placed BEFORE INSERT OR UPDATE OF reply_to, created_at ON comment
  FOR EACH ROW EXECUTE FUNCTION place_comment();
--> statement-breakpoint
ALTER TABLE "idea_read" ADD CONSTRAINT "idea_read_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_read" ADD CONSTRAINT "idea_read_idea_number_idea_number_fk" FOREIGN KEY ("idea_number") REFERENCES "public"."idea"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idea_read_idea" ON "idea_read" USING btree ("idea_number");--> statement-breakpoint
CREATE INDEX "comment_timeline" ON "comment" USING btree ("idea_number","thread_at",thread collate "C","reply_at",id collate "C");--> statement-breakpoint
CREATE INDEX "comment_official" ON "comment" USING btree ("idea_number","created_at") WHERE official;