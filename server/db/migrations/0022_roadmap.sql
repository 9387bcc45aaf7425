ALTER TABLE "idea" ADD COLUMN "roadmap_rank" text;--> statement-breakpoint
ALTER TABLE "idea" ADD COLUMN "target_month" date;--> statement-breakpoint
CREATE INDEX "idea_roadmap" ON "idea" USING btree ("status_id",roadmap_rank collate "C","number") WHERE roadmap_rank is not null;--> statement-breakpoint
CREATE INDEX "idea_roadmap_by_date" ON "idea" USING btree ("status_id","status_changed_at" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE roadmap_rank is not null;--> statement-breakpoint
ALTER TABLE "idea" ADD CONSTRAINT "idea_target_month_first_day" CHECK (extract(day from target_month) = 1);--> statement-breakpoint
-- A key behind all keys that came before: it begins with the clock. Keys of moves are between others (server/areas/roadmap/rankBetween.ts).
CREATE FUNCTION roadmap_end(idea_number integer) RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT 'm' || lpad(to_hex((extract(epoch FROM clock_timestamp()) * 1000)::bigint), 12, '0') || lpad(to_hex(idea_number), 8, '0') || 'i'
$$;
--> statement-breakpoint
-- Whatever gives an idea its status: commands, imports, the sample.
CREATE FUNCTION place_on_roadmap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.status_id = OLD.status_id THEN RETURN NEW; END IF;
  NEW.roadmap_rank := CASE WHEN EXISTS (SELECT FROM status WHERE id = NEW.status_id AND on_roadmap) THEN roadmap_end(NEW.number) END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER idea_placed BEFORE INSERT OR UPDATE OF status_id ON idea FOR EACH ROW EXECUTE FUNCTION place_on_roadmap();
--> statement-breakpoint
CREATE FUNCTION place_column_on_roadmap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE idea SET roadmap_rank = CASE WHEN NEW.on_roadmap THEN roadmap_end(number) END WHERE status_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER column_placed AFTER UPDATE OF on_roadmap ON status FOR EACH ROW WHEN (OLD.on_roadmap IS DISTINCT FROM NEW.on_roadmap) EXECUTE FUNCTION place_column_on_roadmap();
--> statement-breakpoint
-- What is there stands in the order of its votes, before all that comes.
UPDATE idea i SET roadmap_rank = 'm' || lpad(to_hex(placed.place), 12, '0') || lpad(to_hex(i.number), 8, '0') || 'i'
FROM (SELECT idea.number, row_number() OVER (ORDER BY vote_total DESC, idea.number) AS place FROM idea JOIN status s ON s.id = idea.status_id AND s.on_roadmap) placed
WHERE placed.number = i.number;
