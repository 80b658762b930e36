-- The answer kept for a key may say back what is encrypted everywhere else (the words of a report): it is sealed too (issue
-- text C Personal data; decision 712). What assinar_direto answers is ids and an amount, and stays readable; answers of
-- before are read as they are until the next night seals them.
alter table idempotencia
  alter column resposta drop not null,
  add column resposta_cifrada bytea,
  add constraint idempotencia_uma_resposta check (num_nonnulls(resposta, resposta_cifrada) = 1);
