/** A day of use as each version allows it: what is written right after the migration that makes it possible. */
export const USO: Readonly<Record<string, string>> = {
  '0001-pessoas.sql': `
    insert into usuarios (email, primeiro_nome, sobrenome) values ('ana@exemplo.com.br', 'Ana', 'Um'), ('beto@exemplo.com.br', 'Beto', 'Dois');
    insert into prazos (tipo, alvo_id, chave, vence_em, criado_em) values ('fatura.cobrar', 1, 'fatura.cobrar:1', now(), now());
    insert into auditoria (usuario_id, acao, alvo, em) values (1, 'teste', 'usuario:1', now()), (2, 'arrependimento.revisar', 'usuario:2', now());
    insert into tentativas (acao, conta, rede, em, sucesso) values ('login', '\\x01', '10.0.0.0', now(), true);
    insert into dispositivos (usuario_id, hash, nome, criado_em, visto_em) values (1, '\\x02', 'Casa', now(), now());
    insert into liberacoes (hash, usuario_id, dispositivo_id, tipo_solicitacao, criada_em, expira_em, usada_em) values ('l1', 1, 1, 1, now(), now() + interval '10 minutes', now());
    insert into regras (versao, vigente_desde, valores) values (1, now(), '{}');
    insert into feriados (dia, nome) values ('2026-07-09', 'Revolução de 1932');
    insert into aceites (usuario_id, documento, versao, aceito_em, ip) values (1, 'termos', '1', now(), '10.0.0.1');
    insert into sessoes (usuario_id, dispositivo_id, criada_em, expira_em) values (1, 1, now(), now() + interval '30 days');
    insert into refresh_tokens (hash, sessao_id, emitido_em) select '\\x03', id, now() from sessoes;
    insert into pins (tipo, usuario_id, destino, vinculo, hash, criado_em, expira_em) values (106, 1, '\\x04', 'v', '\\x05', now(), now() + interval '10 minutes');
    insert into idempotencia (usuario_id, chave, chamada, corpo_hash, status, resposta, criada_em) values (1, 'chave-da-ana', 'comprar', '\\x06', 200, '{"id":1}', now());
    insert into transicoes (entidade, entidade_id, de, evento, para, quem, em) values ('fatura', 1, null, 'emitir', '11', 'sistema', now());`,
  '0002-livro.sql': `
    insert into usuarios (email, primeiro_nome, sobrenome) values ('caio@exemplo.com.br', 'Caio', 'Três');
    select lancar('recarga', 'assinaturas', 1, 'teste:1', now(), jsonb_build_array(
      jsonb_build_object('conta', 'disponivel', 'usuario', (select id from usuarios where email like 'caio%'), 'valor', 5000), jsonb_build_object('conta', 'liquidacao', 'provedor', 'pix', 'valor', -5000)));`,
  '0003-grupos.sql': `
    insert into categorias (id, nome, icone) values (1, 'Vídeo', 'x');
    insert into servicos (id, nome, nome_url, categoria_id, status, icone, cor) values (1, 'Cine', 'cine', 1, 1, 'x', 'x');
    insert into grupos (nome, nome_url, servico_id, tipo, visibilidade, administrador_id, status, status_desde, valor, lugares, total_vagas, valor_sem_taxas, valor_taxa, forma_acesso, icone, cor, busca, criado_em)
    values ('Cine', 'cine', 1, 5, 2, 1, 1, now(), 4000, 3, 2, 1300, 150, 239, 'x', 'x', 'cine', now());
    insert into assinaturas (grupo_id, usuario_id, vagas, estado, valor_sem_taxas, valor_taxa, meio_pagamento, criada_em)
    values (1, 2, 1, 'reservada', 1300, 150, 4, now());
    select ocupar_vagas(1, 1, 1::smallint, 'ocupada', null);
    insert into planos (servico_id, nome, valor, lugares) values (1, 'Família', 4000, 3);
    insert into visualizacoes (usuario_id, grupo_id, vista_em) values (2, 1, now());
    insert into segredos (grupo_id, versao, cifrado, enviado_por, criado_em) values (1, 1, '\\x07', 1, now());
    insert into segredo_chaves (segredo_id, usuario_id, assinatura_id, chave_embrulhada, criada_em) values (1, 2, 1, '\\x08', now());
    insert into segredo_aberturas (segredo_id, usuario_id, dispositivo_id, ip, aberto_em) values (1, 2, 1, '10.0.0.2', now());
    insert into rotacoes (grupo_id, motivo, aberta_em) values (1, 'saida', now());
    insert into usuarios (email, primeiro_nome, sobrenome) values ('dora@exemplo.com.br', 'Dora', 'Quatro');
    insert into dispositivos (usuario_id, hash, nome, criado_em, visto_em) select id, '\\x09', 'Sala da Dora', now(), now() from usuarios where email like 'dora%';
    insert into grupos (nome, nome_url, servico_id, tipo, visibilidade, administrador_id, status, status_desde, valor, lugares, total_vagas, valor_sem_taxas, valor_taxa, forma_acesso, icone, cor, busca, criado_em, regras)
    select 'Dora', 'dora', 1, 5, 2, id, 55, now(), 4000, 3, 2, 1300, 150, 239, 'x', 'x', 'dora', now(), 'Ligue para a Dora' from usuarios where email like 'dora%';`,
  '0004-dinheiro.sql': `
    insert into faturas (assinatura_id, usuario_id, grupo_id, tipo, status, vagas, valor_plano, valor_taxa, valor_caucao, emitida_em, vence_em)
    values (1, 2, 1, 'primeira', 11, 1, 1300, 150, 0, now(), current_date);
    insert into creditos (usuario_id, origem, valor, status, criado_em) values (2, 'recarga', 2000, 41, now());
    insert into retiradas (id_envio, usuario_id, tipo, valor, estado, criada_em) values ('a1', 3, 3, 2000, 'rascunho', now());
    insert into webhooks_recebidos (provedor, evento_id, corpo, recebido_em) values ('pix', 'e1', '{}', now());
    insert into pix_recebidos (e2eid, valor, horario, registrado_em, destino) values ('E1', 3000, now(), now(), 'devolucao'), ('E2', 900, now(), now(), 'devolucao');
    insert into devolucoes (id_devolucao, e2eid, valor, motivo, estado, criada_em, concluida_em) values
      ('d1', 'E1', 1000, 'vagaOcupada', 'devolvida', now(), now()), ('d2', 'E1', 700, 'vagaOcupada', 'criada', now(), null),
      ('d3', 'E2', 900, 'vagaOcupada', 'naoRealizada', now(), now()), ('d4', 'E2', 900, 'vagaOcupada', 'naoRealizada', now(), now());
    select lancar('devolucaoFalhou', 'devolucoes', 3, 'devolucao:3:naoRealizada', now(), jsonb_build_array(
      jsonb_build_object('conta', 'disponivel', 'usuario', 3, 'valor', 900), jsonb_build_object('conta', 'liquidacao', 'provedor', 'pix', 'valor', -900)));
    insert into previsoes (fatura_id, grupo_id, administrador_id, valor, status, criada_em) values (1, 1, 1, 1300, 78, now());
    insert into pagamentos (txid, finalidade, usuario_id, fatura_id, assinatura_id, provedor, meio_pagamento, valor, estado, expira_em, criado_em)
    values (repeat('a', 32), 1, 2, 1, 1, 'pix', 12, 1450, 'aguardando', now() + interval '30 minutes', now());
    insert into chaves_pix (usuario_id, tipo_chave, chave_cifrada, chave_indice, criada_em, pode_receber_em) values (3, 'cpf', '\\x0a', '\\x0b', now(), now());
    insert into dividas (usuario_id, fatura_id, valor, criada_em) values (2, 1, 1450, now());`,
  '0010-sessao-e-cadastro.sql': `
    insert into precadastros (email_indice, email_cifrado, criado_em, visto_em) values ('\\x0c', '\\x0d', now(), now());`,
  '0030-pagamentos.sql': `
    insert into conciliacoes (provedor, conferido_ate) values ('pix', now());`,
  '0031-assinar-direto.sql': `
    insert into tarefas_a_despachar (tarefa, dados) values ('assinaturaPaga', '{"assinaturaId":1}');`,
  '0040-notas-de-credito.sql': `
    insert into notas_de_credito (fatura_id, credito_id, caso, valor_plano, valor_taxa, valor_caucao, criada_em) values (1, 1, 'fimDoCiclo', 100, 10, 0, now());`,
  '0050-retirada-e-operacao.sql': `
    insert into conferencias (completa, conferida_em, ate_sequencia, invariantes) values (true, now(), 1, '[]');`,
  '0100-seguranca-da-sessao.sql': `
    insert into redes_conhecidas (usuario_id, rede, desde, vista_em) values (1, '10.0.0.0/24', now(), now());
    insert into links_de_seguranca (resumo, tipo, usuario_id, criado_em, expira_em) values (sha256('l'), 'novaSenha', 1, now(), now() + interval '1 hour');
    insert into autenticadores (usuario_id, segredo_cifrado, criado_em) values (1, '\\x0e', now());
    insert into codigos_de_recuperacao (usuario_id, hash, criado_em) values (1, '\\x0f', now());
    insert into chaves_de_acesso (usuario_id, credencial, chave_publica, nome, criada_em) values (1, repeat('c', 16), '\\x10', 'Celular', now());
    insert into entradas_em_curso (resumo, usuario_id, dispositivo_id, criada_em, expira_em) values (sha256('e'), 1, 1, now(), now() + interval '10 minutes');
    insert into confirmacoes (resumo, usuario_id, sessao_id, acao, meio, criada_em, expira_em) select sha256('c'), 1, id, 'retirar', 'pin', now(), now() + interval '10 minutes' from sessoes;
    insert into desafios_de_chave (usuario_id, dono, finalidade, desafio, criado_em, expira_em) values (1, 's', 'entrada', 'x', now(), now() + interval '5 minutes');`,
  '0110-contas-sociais.sql': `
    insert into idempotencia_publica (chave, chamada, corpo_hash, status, resposta, criada_em) values ('\\x01', 'createUsuario', '\\x02', 200, '{"email":"ana@exemplo.com.br"}', now());
    insert into contas_sociais (usuario_id, social_auth, sub_indice, vinculada_em, usada_em) values (1, 2, '\\x11', now(), now());
    insert into autenticacoes_externas (resumo, social_auth, segredos_cifrados, criada_em, expira_em) values (sha256('a'), 2, '\\x12', now(), now() + interval '10 minutes');`,
  '0111-links-do-cadastro.sql': `
    insert into links_do_cadastro (resumo, usuario_id, criado_em, expira_em) values (sha256('k'), 1, now(), now() + interval '1 day');
    insert into idempotencia_publica (chave, chamada, corpo_hash, status, resposta_cifrada, criada_em) values ('\\x13', 'createUsuario', '\\x14', 200, 'x', now());`,
  '0120-identidade.sql': `
    insert into validacoes_conta (usuario_id, estado, tipo_documento, criada_em, enviada_em, decidida_em, mensagem)
    select id, 'recusada', 1, now(), now(), now(), 'Dora, a foto está escura' from usuarios where email like 'dora%';
    insert into documentos (validacao_id, parte, arquivo, miniatura, sha256, chave_embrulhada, tamanho, largura, altura, recebido_em) values (1, 'frente', 'f', 'f-p', '\\x15', '\\x16', 9, 3, 3, now());
    insert into documento_aberturas (documento_id, usuario_id, proposito, em, ip) select id, 1, 'revisao', now(), '10.0.0.3' from documentos;`,
  '0131-rede.sql': `
    insert into conexoes (menor_id, maior_id, estado, convidada_por, criada_em, mudou_em) values (1, 2, 'conectada', 1, now(), now());
    insert into rede_usos (usuario_id, tipo, em) values (1, 'convite', now());`,
  '0132-chamados.sql': `
    insert into chamados (usuario_id, categoria, estado, aberto_em, mudou_em) values (1, 1, 'aberto', now(), now());
    insert into chamado_mensagens (chamado_id, autor_id, da_equipe, texto_cifrado, em) values (1, 1, false, '\\x17', now());`,
  '0133-trocas-de-email.sql': `
    insert into trocas_de_email (usuario_id, estado, novo_cifrado, pedida_em) values (1, 'abandonada', '\\x18', now());`,
  '0140-preferencias-e-consentimentos.sql': `
    insert into preferencias_comunicacao (usuario_id, categoria, canal, ativa, alterada_em) values (1, 379, 'email', false, now());
    insert into consentimentos (usuario_id, finalidade, versao, valores, origem, em, ip) values (1, 'marketing', '1', '{"aceito":true}', 'perfil', now(), '10.0.0.4');`,
  '0142-privacidade.sql': `
    insert into identificadores (usuario_id, analytics_storage, ad_storage, atualizado_em) values (1, true, false, now());
    insert into exportacoes (usuario_id, estado, pedida_em) values (1, 'pedida', now());
    insert into exclusoes (usuario_id, estado, pedida_em, executa_em) values (2, 'pedida', now(), now() + interval '7 days');
    insert into exclusoes (usuario_id, estado, pedida_em, executa_em, encerrada_em) select id, 'concluida', now(), now(), now() from usuarios where email like 'dora%';
    insert into contas_excluidas (usuario_id, email_indice, excluida_em, guardar_ate) select id, '\\x19', now(), now() + interval '5 years' from usuarios where email like 'dora%';
    update usuarios set excluido_em = now() where email like 'dora%';
    insert into auditoria (usuario_id, acao, alvo, dados, em) select null, 'grupos.reprovar', 'usuario:' || id, '{"mensagem":"Oi, Dora","fica":1}', now() from usuarios where email like 'dora%';
    insert into transicoes (entidade, entidade_id, de, evento, para, quem, em, dados) select 'grupo', id, '1', 'cancelar', '55', 'operador', now(), '{"mensagem":"Oi, Dora","fica":2}' from grupos where nome = 'Dora';`,
  '0150-notificacoes.sql': `
    insert into inscricoes_push (usuario_id, sessao_id, endereco_indice, inscricao_cifrada, criada_em) select 1, id, '\\x1a', '\\x1b', now() from sessoes;
    insert into pendencias_vistas (usuario_id, pendencia, vista_em) values (1, 'fatura:1', now());
    insert into notificacoes (usuario_id, chave, tipo, icone, titulo, mensagem, link, modelo, criada_em) values (1, 'teste:1', 217, 'x', 'Oi', 'Olá', '/', 'teste', now());
    insert into entregas_de_notificacao (notificacao_id, canal, estado, usuario_id, decidida_em, sai_em) values (1, 'email', 'recusada', 1, now(), now());
    insert into comunicados (categoria, publico, titulo, texto, link, pessoas, enviados, operador_id, criado_em, concluido_em) values
      (379, 'semGrupo', 'Novidade', 'Chegou.', '/grupos', 2, 2, 1, '2026-01-02T03:04:05Z', '2026-01-02T04:00:00Z'),
      (379, 'todos', 'Outra', 'Vem aí.', 'https://fora.exemplo', 2, 0, 1, '2026-01-03T03:04:05Z', null);`,
  '0160-operacao.sql': `
    insert into propostas_de_estorno (tipo, alvo, acao, valor, mensagem, proposta_por, proposta_em) values ('pix', 'E1', 'devolver', 100, 'Veio a mais', 1, now());
    insert into revisoes (tipo, usuario_id, dados, aberta_em, decisao, mensagem, decidida_por, decidida_em)
    select 'arrependimento', id, '{}', now(), 'manter', 'Dora explicou', 1, now() from usuarios where email like 'dora%';`,
  '0180-campanhas.sql': `
    insert into campanha_imagens (codigo, largura, altura, criada_em) values (repeat('0', 32), 10, 10, now());
    insert into campanhas (tipo, nome, criada_por, criada_em, alterada_em) values ('banner', 'Verão', 1, now(), now());
    insert into campanha_vistas (campanha_id, dia, tipo, visitante) values (1, '2026-01-02', 'clique', sha256('v'));
    insert into campanha_dias (campanha_id, dia, cliques) values (1, '2026-01-02', 1);`,
  '0190-links-curtos.sql': `
    insert into destinos_externos (host, permitido_por, permitido_em) values ('exemplo.com.br', 1, now());
    insert into links_curtos (codigo, usuario_id, grupo_id, destino, criado_em) values ('abcdefgh', 2, 1, '/grupo/1', now());
    insert into links_curtos_dias (link_id, dia, visitas, visitantes) values (1, '2026-01-02', 1, 1);
    insert into links_curtos_visitantes (link_id, dia, visitante) values (1, '2026-01-02', sha256('v'));`,
  '0202-telegram.sql': `
    insert into validacoes_telegram (usuario_id, telefone_indice, token_resumo, expira_em, janela_em, pedidos, criada_em) values (1, '\\x1c', '\\x1d', now(), now(), 1, now());`,
  '0270-mensagens-pelo-telegram.sql': `
    insert into conversas_telegram (usuario_id, conversa_indice, conversa_cifrada, criada_em) values (1, '\\x1e', '\\x1f', now());`,
  '0631-sancoes-que-ficam.sql': `
    insert into sancoes_herdadas (excluida_id, usuario_id, por, em) select usuario_id, 1, 'email', now() from contas_excluidas;`,
  '0640-dados-pela-equipe.sql': `
    insert into envios_concedidos (usuario_id, concedido_em) values (1, now());`,
};

/** What a migration changes on purpose in rows that are there: the columns, or the rows themselves. Everything else stays as it was. */
export const MUDAM: Readonly<Record<string, { readonly na: string; readonly colunas: readonly string[] | 'linhas' }>> =
  {
    // Answers that were kept in the open go.
    idempotencia_publica: { na: '0111-links-do-cadastro.sql', colunas: 'linhas' },
    comunicados: { na: '0201-comunicados.sql', colunas: ['publico', 'link'] },
    // Texts about people whose account ended.
    auditoria: { na: '0632-textos-esquecidos.sql', colunas: ['dados'] },
    transicoes: { na: '0632-textos-esquecidos.sql', colunas: ['dados'] },
    validacoes_conta: { na: '0632-textos-esquecidos.sql', colunas: ['mensagem'] },
    revisoes: { na: '0632-textos-esquecidos.sql', colunas: ['mensagem'] },
    grupos: { na: '0632-textos-esquecidos.sql', colunas: ['regras', 'mensagem_operador'] },
    dispositivos: { na: '0632-textos-esquecidos.sql', colunas: ['nome'] },
  };

/** Tables without a row in this use, and why. */
export const SEM_LINHAS: Readonly<Record<string, string>> = {};

/** What must be true, at the end, of rows that were there before: from which use on, the question, the answer. */
export const DEPOIS: readonly (readonly [desde: string, sql: string, linhas: readonly object[]])[] = [
  [
    '0001-pessoas.sql',
    `select usuario_id::int as usuario, decisao from revisoes where tipo = 'arrependimento' and mensagem is null and decisao is null`,
    [{ usuario: 2, decisao: null }],
  ],
  ['0001-pessoas.sql', `select sucesso from tentativas`, [{ sucesso: true }]],
  [
    '0001-pessoas.sql',
    `select usada_em is not null as usada, liberada_em, recusada_em from liberacoes`,
    [{ usada: true, liberada_em: null, recusada_em: null }],
  ],
  ['0003-grupos.sql', `select destino_reembolso as destino from assinaturas`, [{ destino: 'original' }]],
  [
    '0003-grupos.sql',
    `select livres::int, retidas::int, ocupadas::int from grupo_lotacao where grupo_id = 1`,
    [{ livres: 1, retidas: 0, ocupadas: 1 }],
  ],
  [
    '0004-dinheiro.sql',
    `select id_devolucao as id, resolucao, resolvida_em = concluida_em as na_hora from devolucoes order by 1`,
    [
      { id: 'd1', resolucao: null, na_hora: null },
      { id: 'd2', resolucao: null, na_hora: null },
      { id: 'd3', resolucao: 'saldo', na_hora: true },
      { id: 'd4', resolucao: null, na_hora: null },
    ],
  ],
  [
    '0004-dinheiro.sql',
    `select e2eid, em_devolucao::int as volta from pix_recebidos order by 1`,
    [
      { e2eid: 'E1', volta: 1700 },
      { e2eid: 'E2', volta: 0 },
    ],
  ],
  ['0004-dinheiro.sql', `select motivos_revisao as motivos from retiradas`, [{ motivos: [] }]],
  [
    '0040-notas-de-credito.sql',
    `select valor_total::int as total, valor_original::int as original, devolucao_id from notas_de_credito`,
    [{ total: 110, original: 0, devolucao_id: null }],
  ],
  ['0100-seguranca-da-sessao.sql', `select finalidade from desafios_de_chave`, [{ finalidade: 'entrada' }]],
  // Answers that were kept in the open are gone.
  ['0110-contas-sociais.sql', `select count(*)::int as n from idempotencia_publica where chave = '\\x01'`, [{ n: 0 }]],
  ['0150-notificacoes.sql', `select estado from entregas_de_notificacao`, [{ estado: 'recusada' }]],
  [
    '0150-notificacoes.sql',
    `select estado, publico, link, sai_em = criado_em as na_hora from comunicados order by id`,
    [
      { estado: 'concluido', publico: 'nuncaComprou', link: '/grupos', na_hora: true },
      { estado: 'agendado', publico: 'todos', link: '', na_hora: true },
    ],
  ],
  [
    '0160-operacao.sql',
    `select (select array_agg(dados::text order by dados::text) from auditoria where dados ? 'fica') as auditoria,
      (select array_agg(dados::text) from transicoes where dados ? 'fica') as transicoes,
      (select mensagem from validacoes_conta) as validacao, (select mensagem from revisoes where decisao = 'manter') as revisao,
      (select regras from grupos where nome = 'Dora') as regras, (select array_agg(nome order by nome) from dispositivos) as aparelhos`,
    [
      {
        auditoria: ['{"fica": 1}'],
        transicoes: ['{"fica": 2}'],
        validacao: null,
        revisao: null,
        regras: '',
        aparelhos: ['Aparelho', 'Casa'],
      },
    ],
  ],
];
