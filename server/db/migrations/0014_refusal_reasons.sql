-- Refusals that were recorded before they had a reason; a repeated call is answered anew.
DELETE FROM "idempotency" WHERE "mutation" = 'confirmEmailChange' AND jsonb_array_length("result" #> '{value,refused}') > 0;
