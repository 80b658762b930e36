-- The terms of use are a published document like the policies: versions with text and date, one in force (spec A§4 Session: terms gate).
alter table politicas drop constraint politicas_codigo_check;
alter table politicas add constraint politicas_codigo_check check (codigo in ('privacidade', 'marketing', 'cookies', 'termos'));
alter table politicas add constraint politicas_termos_obrigatorios check (codigo <> 'termos' or tipo = 1);
comment on table politicas is 'Versions of each policy and of the terms of use, written by `npm run politica`. One of each is ativa; a new obligatory one is asked of everybody before anything else.';

insert into politicas (codigo, versao, tipo, status, titulo, resumo, secoes, vigente_desde) values
('termos', '1', 1, 1, 'Termos de uso', 'O que vale entre você, os outros membros e a Rateia.', $json$[
  {"titulo": "O que a Rateia faz", "texto": "A Rateia reúne pessoas que dividem o preço de assinaturas em grupos. Cada grupo tem um administrador, que contrata o serviço, e membros, que pagam a sua parte. A Rateia guarda e repassa o dinheiro de cada grupo conforme estas regras. Não somos a empresa que presta o serviço assinado e não temos vínculo com ela."},
  {"titulo": "Quem pode usar", "texto": "É preciso ter 18 anos ou mais, um CPF próprio e uma única conta. Você confirma o e-mail, o telefone e os dados fiscais, e responde por manter esses dados corretos. A senha e os códigos são só seus: não passe para ninguém."},
  {"titulo": "Regras do serviço assinado", "texto": "Cada serviço tem as suas próprias regras sobre quem pode dividir um plano. O administrador e os membros se comprometem a respeitar essas regras. Um grupo que as desrespeite pode ser encerrado, com a devolução prevista nestes termos."},
  {"titulo": "Se você administra um grupo", "texto": "Você contrata o plano, entrega o acesso a cada membro no prazo mostrado na tela e mantém o serviço funcionando enquanto houver ciclo pago. O valor por vaga não pode passar do teto calculado a partir do preço do plano. O que você recebe fica previsto e é liberado na data mostrada na sua carteira; pode ficar bloqueado enquanto houver reclamação aberta."},
  {"titulo": "Se você é membro", "texto": "Você paga a sua parte e a taxa da vaga, mostradas antes do pagamento com o total. Pode usar o acesso só na sua vaga: não troque a senha, não repasse o acesso e não passe do número de telas combinado."},
  {"titulo": "Caução", "texto": "Alguns grupos pedem uma caução igual a um mês da vaga. Ela fica guardada em seu nome, não rende e não é receita da plataforma. Se uma fatura ficar sem pagamento, a caução pode cobrir um ciclo. Ao sair, ela volta para você, descontado apenas o que estiver em aberto."},
  {"titulo": "Pagamentos e cobranças", "texto": "A fatura é emitida antes do vencimento e cobrada na data pela forma escolhida. Se a cobrança falhar, tentamos de novo nos dias mostrados e avisamos você. Não colocamos o seu nome em cadastros de inadimplentes. O custo da forma de pagamento, quando existe, aparece antes de você pagar."},
  {"titulo": "Sair, cancelar e receber de volta", "texto": "Nos 7 dias depois do primeiro pagamento você pode desistir e recebe tudo de volta, como prevê o Código de Defesa do Consumidor. Depois disso, pode sair ao fim do ciclo ou na hora; a tela mostra a conta da devolução antes de você confirmar. Se o acesso não for entregue, ou se o grupo acabar por decisão do administrador ou da plataforma, os dias não usados voltam para você."},
  {"titulo": "Saldo e retirada", "texto": "O saldo disponível pode ser usado em grupos ou retirado por Pix para uma chave do seu próprio CPF, dentro dos limites mostrados na tela. Por segurança, uma chave nova espera um período antes de receber, e algumas retiradas passam por análise."},
  {"titulo": "Reclamações", "texto": "Se algo der errado, fale primeiro com o administrador. Se não resolver, abra uma reclamação: há prazo para resposta, proposta de acordo e, sem acordo, decisão da nossa equipe. Enquanto isso, o valor que o administrador receberia pela sua vaga fica bloqueado."},
  {"titulo": "O que não é permitido", "texto": "Grupos de conteúdo ilegal ou de acesso obtido sem autorização, pagamento por fora da plataforma, mais de uma conta por pessoa, dados falsos e qualquer tentativa de fraude. Nesses casos a conta pode ser restrita ou encerrada, e o saldo que for seu por direito continua seu."},
  {"titulo": "Seus dados", "texto": "Usamos os seus dados para operar os grupos, cumprir a lei e prevenir fraude. CPF, telefone, endereço e dados de acesso ficam cifrados. Você pode ver, corrigir, levar e apagar os seus dados; registros de dinheiro são mantidos pelo prazo que a lei exige."},
  {"titulo": "Mudanças nestes termos", "texto": "Se os termos mudarem, você recebe o novo texto e decide se aceita antes de continuar. A versão aceita e a data ficam registradas na sua conta."}
]$json$, '2026-01-01T03:00:00Z');

-- What somebody accepted is a version that was published; no version is ever deleted.
create function versao_publicada(documento text, aceita text) returns void language plpgsql as $$
begin
  if not exists (select 1 from politicas p where p.codigo = documento and p.versao = aceita) then
    raise exception 'version % of % was never published', aceita, documento
      using errcode = 'foreign_key_violation', constraint = 'aceites_versao_publicada';
  end if;
end $$;
create function aceite_de_versao_publicada() returns trigger language plpgsql as $$
begin
  perform versao_publicada(new.documento, new.versao);
  return new;
end $$;
-- The consent to biometrics goes with its screen and is no document of this table.
create trigger versao_publicada before insert on aceites
  for each row when (new.documento <> 'biometria') execute function aceite_de_versao_publicada();
create function termos_de_versao_publicada() returns trigger language plpgsql as $$
begin
  perform versao_publicada('termos', new.termos_versao);
  return new;
end $$;
create trigger versao_publicada before insert or update of termos_versao on usuarios
  for each row when (new.termos_versao is not null) execute function termos_de_versao_publicada();
alter table usuarios add constraint usuarios_termos_com_data check ((termos_versao is null) = (termos_aceitos_em is null));
