-- Which campaign led to a purchase (spec A§4 Marketing modal, the purchase-tracking cookie; decision 404).
alter table assinaturas add column campanha_id bigint references campanhas (id);
create index assinaturas_da_campanha on assinaturas (campanha_id) where campanha_id is not null;
