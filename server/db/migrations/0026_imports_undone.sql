ALTER TABLE "comment" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "idea" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "import_job" ADD COLUMN "board" text;--> statement-breakpoint
ALTER TABLE "import_job" ADD COLUMN "state" text DEFAULT 'RUNNING' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_job" ADD COLUMN "undone" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_import_id_import_job_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea" ADD CONSTRAINT "idea_import_id_import_job_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_import_id_import_job_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_import_id_import_job_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_import" ON "comment" USING btree ("import_id") WHERE import_id is not null;--> statement-breakpoint
CREATE INDEX "idea_import" ON "idea" USING btree ("import_id") WHERE import_id is not null;--> statement-breakpoint
CREATE INDEX "person_import" ON "person" USING btree ("import_id") WHERE import_id is not null;--> statement-breakpoint
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_state_known" CHECK (state in ('RUNNING', 'FINISHED', 'STOPPED', 'CUT', 'UNDOING', 'UNDONE'));--> statement-breakpoint
UPDATE "import_job" SET "state" = CASE WHEN "finished_at" IS NULL THEN 'STOPPED' ELSE 'FINISHED' END;
