ALTER TABLE "status" DROP CONSTRAINT "status_category_known";--> statement-breakpoint
ALTER TABLE "status" ADD CONSTRAINT "status_category_known" CHECK (category in ('OPEN', 'PLANNED', 'STARTED', 'SHIPPED', 'DECLINED', 'CLOSED'));--> statement-breakpoint
UPDATE "status" SET "category" = 'CLOSED'
WHERE "category" = 'DECLINED' AND ("name_key" = 'closed' OR "id" IN (SELECT "label_id" FROM "label_deletion" WHERE "kind" = 'status' AND "name_key" = 'closed'))
AND EXISTS (SELECT FROM "status" "other" WHERE "other"."category" = 'DECLINED' AND "other"."deleted_at" IS NULL AND "other"."name_key" <> 'closed');
