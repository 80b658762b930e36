-- Policies with their versions (spec A§3 Privacy policy: type opcional 0 / obrigatoria 1; status ativa 1 / desativada 0).
create table politicas (
  id bigint generated always as identity primary key,
  codigo text not null check (codigo in ('privacidade', 'marketing', 'cookies')),
  versao text not null check (length(versao) between 1 and 20),
  tipo smallint not null check (tipo in (0, 1)),
  status smallint not null check (status in (0, 1)),
  titulo text not null,
  resumo text not null,
  mudancas text not null default '',
  secoes jsonb not null,
  com_os_termos boolean not null default false,
  vigente_desde timestamptz not null,
  unique (codigo, versao)
);
comment on column politicas.com_os_termos is 'The text was shown and accepted together with the terms of use: whoever accepted those accepted it.';
create unique index politicas_ativa on politicas (codigo) where status = 1;
comment on table politicas is 'Versions of each policy, written by `npm run politica`. One of each is ativa; a new obligatory one is asked of everybody before anything else.';

create function proteger_politica() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'status') is distinct from (to_jsonb(old) - 'status') then
    raise exception 'the text of a policy never changes: publish a new version' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger proteger before update on politicas for each row execute function proteger_politica();
create trigger nunca_apagar before delete or truncate on politicas execute function recusar_mudanca();
revoke delete, truncate on politicas from rateia_app;

insert into politicas (codigo, versao, tipo, status, titulo, resumo, secoes, com_os_termos, vigente_desde) values
('privacidade', '1', 1, 1, 'Política de privacidade', 'Quais dados guardamos, para quê, por quanto tempo e o que você pode pedir.', $json$[
  {"titulo": "Quem cuida dos seus dados", "texto": "A Rateia é a controladora dos dados da sua conta. Para qualquer pedido sobre eles, use o portal de privacidade ou escreva para privacidade@rateia.example. A resposta vem em até 15 dias, e quase tudo você resolve sozinho no portal, na hora."},
  {"titulo": "O que guardamos", "texto": "O que você informa: nome, e-mail, telefone, CPF, data de nascimento, endereço e, quando pedimos, foto do documento e do rosto. O que acontece na conta: grupos, pagamentos, retiradas, mensagens, reclamações e avisos. O que o uso gera: aparelhos, endereço de IP, dia e hora de cada acesso. Não compramos dados sobre você."},
  {"titulo": "Para quê, e com que base na lei", "texto": "Para cumprir o contrato com você: criar a conta, formar grupos, cobrar, pagar e resolver reclamações. Para cumprir a lei: registros de dinheiro e de acesso. Para evitar fraude e proteger contas, por interesse legítimo e no mínimo necessário. Medição de uso, anúncios e mensagens de divulgação só com o seu consentimento, que começa desligado e que você retira quando quiser."},
  {"titulo": "Quem mais recebe", "texto": "Os outros membros e o administrador de um grupo veem o seu primeiro nome, a sua foto e a sua reputação. Bancos e provedores de pagamento recebem o que um pagamento exige. Quem entrega e-mails e SMS recebe o destino e o texto. Autoridades recebem o que a lei obriga. Não vendemos dados."},
  {"titulo": "Como protegemos", "texto": "CPF, telefone, endereço, documentos e dados de acesso dos grupos ficam cifrados. Ninguém da equipe vê a sua senha, nem os dados de acesso dos grupos. Cada consulta da equipe à sua conta fica registrada. Se um incidente puder prejudicar você, avisamos você e a ANPD."},
  {"titulo": "Por quanto tempo", "texto": "Enquanto a conta existir, e depois só o que a lei manda: registros de acesso por 6 meses; faturas, movimentos de dinheiro, prêmios e consentimentos por 5 anos, sem nome, e-mail, telefone ou endereço. Fotos de documentos saem 30 dias depois da aprovação. Cópias dos seus dados que você pede ficam disponíveis por 7 dias."},
  {"titulo": "Os seus direitos", "texto": "Você pode saber o que guardamos, corrigir, levar uma cópia, retirar consentimentos, contestar uma decisão automática e excluir a conta. Tudo isso fica no portal de privacidade, sem custo. Se não concordar com a resposta, pode procurar a ANPD."},
  {"titulo": "Crianças e adolescentes", "texto": "A Rateia é para maiores de 18 anos. Se soubermos de uma conta de menor, ela é encerrada e os dados são apagados."},
  {"titulo": "Mudanças", "texto": "Cada versão desta política fica guardada com a data. Quando mudar algo que importa para você, mostramos a versão nova e pedimos o seu aceite antes de seguir."}
]$json$, true, '2026-01-01T03:00:00Z'),
('marketing', '1', 0, 1, 'Comunicações de divulgação', 'Dicas, sugestões de grupos, loterias e promoções, só se você quiser.', $json$[
  {"titulo": "O que você recebe se aceitar", "texto": "Dicas de economia, vagas abertas em serviços que você procurou, concursos especiais e promoções do clube, pelos meios que você escolher nas preferências de comunicação."},
  {"titulo": "Que dados usamos", "texto": "Seu nome, o meio de contato escolhido, os serviços e grupos que você viu e o que já comprou aqui. Nada disso vai para outras empresas."},
  {"titulo": "Como parar", "texto": "Desligue aqui, nas preferências de comunicação ou no fim de qualquer e-mail. Vale na hora. Avisos de pagamento, prazo e segurança continuam, porque fazem parte do serviço."}
]$json$, false, '2026-01-01T03:00:00Z'),
('cookies', '1', 0, 1, 'Cookies', 'O que guardamos no seu navegador, e o que só guardamos se você deixar.', $json$[
  {"titulo": "Necessários", "texto": "Mantêm você conectado, lembram este aparelho e protegem a sua conta. Sem eles o site não funciona, por isso ficam sempre ligados."},
  {"titulo": "Medição de uso", "texto": "Contam visitas e mostram onde as pessoas se perdem, para melhorar as telas. Começam desligados. Na sua conta, a medição usa um número aleatório, que você apaga quando quiser."},
  {"titulo": "Anúncios", "texto": "Medem se um anúncio nosso trouxe você até aqui. Começam desligados e usam o mesmo número aleatório, nunca o seu nome, e-mail ou CPF."},
  {"titulo": "Por quanto tempo", "texto": "A sua escolha vale por até 5 anos. Se esta política mudar, perguntamos de novo."}
]$json$, false, '2026-01-01T03:00:00Z');
