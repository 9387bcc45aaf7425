-- How many listed ideas a board has in a status, kept as ideas come, move and go.
CREATE FUNCTION count_ideas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.state = 'LIVE' AND OLD.merged_into IS NULL THEN
    UPDATE idea_count SET count = count - 1 WHERE board_id = OLD.board_id AND status_id = OLD.status_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.state = 'LIVE' AND NEW.merged_into IS NULL THEN
    INSERT INTO idea_count (board_id, status_id, count) VALUES (NEW.board_id, NEW.status_id, 1)
      ON CONFLICT (board_id, status_id) DO UPDATE SET count = idea_count.count + 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER idea_counted AFTER INSERT OR DELETE OR UPDATE OF board_id, status_id, state, merged_into ON idea
  FOR EACH ROW EXECUTE FUNCTION count_ideas();
--> statement-breakpoint
-- No chain of merges: what an idea is merged into is not merged itself.
CREATE FUNCTION refuse_merge_chain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM idea WHERE number = NEW.merged_into AND merged_into IS NOT NULL)
    OR EXISTS (SELECT 1 FROM idea WHERE merged_into = NEW.number) THEN
    RAISE EXCEPTION 'idea % would be part of a chain of merges', NEW.number USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER idea_merge_checked AFTER INSERT OR UPDATE OF merged_into ON idea
  FOR EACH ROW WHEN (NEW.merged_into IS NOT NULL) EXECUTE FUNCTION refuse_merge_chain();
