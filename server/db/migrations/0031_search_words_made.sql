ALTER TABLE "idea_search" ADD COLUMN "made" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "idea_search" ALTER COLUMN "made" SET DEFAULT 2;--> statement-breakpoint
CREATE INDEX "idea_search_made" ON "idea_search" USING btree ("made","idea_number");
