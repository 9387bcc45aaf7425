ALTER TABLE "import_job" ADD COLUMN "options" jsonb;--> statement-breakpoint
ALTER TABLE "board" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "status" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "board" ADD CONSTRAINT "board_import_id_import_job_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status" ADD CONSTRAINT "status_import_id_import_job_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_job"("id") ON DELETE set null ON UPDATE no action;