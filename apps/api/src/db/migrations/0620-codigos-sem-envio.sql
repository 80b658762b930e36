alter table pins add column sem_envio boolean not null default false;
comment on column pins.sem_envio is 'Nobody asked for it: made when somebody guessed at an address without a code, so that the tries count. It is no send.';
