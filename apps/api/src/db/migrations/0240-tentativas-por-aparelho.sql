-- Tries count for the device that makes them too, whatever accounts they aim at (decision 241).
alter table tentativas add column dispositivo bytea;
comment on column tentativas.dispositivo is 'Digest of the id that the client gave for its device; null when it gave none.';
create index tentativas_dispositivo on tentativas (acao, dispositivo, em desc) where dispositivo is not null;
