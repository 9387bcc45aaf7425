CREATE TABLE "label_deletion" (
	"label_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"into_id" text,
	"actor_id" text,
	"slug" text NOT NULL,
	"name_key" text NOT NULL,
	"ideas" integer NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "label_deletion_kind_known" CHECK (kind in ('board', 'status', 'tag'))
);
--> statement-breakpoint
CREATE TABLE "label_move" (
	"label_id" text NOT NULL,
	"idea_number" integer NOT NULL,
	"rank" text,
	"had_other" boolean DEFAULT false NOT NULL,
	CONSTRAINT "label_move_label_id_idea_number_pk" PRIMARY KEY("label_id","idea_number")
);
--> statement-breakpoint
CREATE TABLE "board_address" (
	"slug" text PRIMARY KEY NOT NULL,
	"board_id" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "board" ADD COLUMN "posting" text DEFAULT 'MEMBERS' NOT NULL;--> statement-breakpoint
ALTER TABLE "board" ADD COLUMN "voting" text DEFAULT 'EVERYONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "board" ADD COLUMN "commenting" text DEFAULT 'MEMBERS' NOT NULL;--> statement-breakpoint
ALTER TABLE "board" ADD COLUMN "template" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "board" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "board" ADD COLUMN "deleted_into" text;--> statement-breakpoint
ALTER TABLE "status" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "status" ADD COLUMN "deleted_into" text;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "deleted_into" text;--> statement-breakpoint
ALTER TABLE "label_deletion" ADD CONSTRAINT "label_deletion_actor_id_person_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_move" ADD CONSTRAINT "label_move_label_id_label_deletion_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label_deletion"("label_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_move" ADD CONSTRAINT "label_move_idea_number_idea_number_fk" FOREIGN KEY ("idea_number") REFERENCES "public"."idea"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_address" ADD CONSTRAINT "board_address_board_id_board_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."board"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "label_deletion_at" ON "label_deletion" USING btree ("at");--> statement-breakpoint
CREATE INDEX "label_deletion_into" ON "label_deletion" USING btree ("into_id");--> statement-breakpoint
CREATE INDEX "label_deletion_actor" ON "label_deletion" USING btree ("actor_id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "label_move_idea" ON "label_move" USING btree ("idea_number");--> statement-breakpoint
CREATE INDEX "board_address_board" ON "board_address" USING btree ("board_id");--> statement-breakpoint
ALTER TABLE "board" ADD CONSTRAINT "board_deleted_into_board_id_fk" FOREIGN KEY ("deleted_into") REFERENCES "public"."board"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status" ADD CONSTRAINT "status_deleted_into_status_id_fk" FOREIGN KEY ("deleted_into") REFERENCES "public"."status"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_deleted_into_tag_id_fk" FOREIGN KEY ("deleted_into") REFERENCES "public"."tag"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board" ADD CONSTRAINT "board_posting_known" CHECK (posting in ('MEMBERS', 'TEAM'));--> statement-breakpoint
ALTER TABLE "board" ADD CONSTRAINT "board_voting_known" CHECK (voting in ('EVERYONE', 'MEMBERS', 'TEAM'));--> statement-breakpoint
ALTER TABLE "board" ADD CONSTRAINT "board_commenting_known" CHECK (commenting in ('MEMBERS', 'TEAM'));--> statement-breakpoint
-- No writer puts an idea where something was deleted: it waits for a deletion that has begun, and is refused then.
CREATE FUNCTION refuse_deleted_label() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.board_id = OLD.board_id AND NEW.status_id = OLD.status_id THEN RETURN NEW; END IF;
  PERFORM FROM board WHERE id = NEW.board_id AND deleted_at IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN RAISE EXCEPTION 'board % is not there', NEW.board_id USING ERRCODE = 'foreign_key_violation'; END IF;
  PERFORM FROM status WHERE id = NEW.status_id AND deleted_at IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN RAISE EXCEPTION 'status % is not there', NEW.status_id USING ERRCODE = 'foreign_key_violation'; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER idea_label_checked BEFORE INSERT OR UPDATE OF board_id, status_id ON idea FOR EACH ROW EXECUTE FUNCTION refuse_deleted_label();
