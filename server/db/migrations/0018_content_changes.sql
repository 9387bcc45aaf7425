CREATE TABLE "content_change" (
	"transaction" xid8 PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- In the transaction of the change, so that it is seen by whoever sees the change and by nobody else. A row of its own: transactions do not wait for each other.
CREATE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_change (transaction) VALUES (pg_current_xact_id()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['board', 'comment', 'comment_edit', 'comment_reaction', 'follow', 'idea', 'idea_count', 'idea_edit', 'idea_event', 'idea_search', 'idea_tag', 'imported_vote', 'person', 'site', 'status', 'tag', 'vote'] LOOP
    EXECUTE format('CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_content_change()', shown);
  END LOOP;
END $$;
