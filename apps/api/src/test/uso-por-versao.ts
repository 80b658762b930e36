/** A day of use as each version allows it: what is written right after the migration that makes it possible. */
export const USO: Readonly<Record<string, string>> = {
  '0001-pessoas.sql': `
    insert into usuarios (email, primeiro_nome, sobrenome) values ('ana@exemplo.com.br', 'Ana', 'Um'), ('beto@exemplo.com.br', 'Beto', 'Dois');
    insert into prazos (tipo, alvo_id, chave, vence_em, criado_em) values ('fatura.cobrar', 1, 'fatura.cobrar:1', now(), now());
    insert into auditoria (usuario_id, acao, alvo, em) values (1, 'teste', 'usuario:1', now()), (2, 'arrependimento.revisar', 'usuario:2', now());
    insert into tentativas (acao, conta, rede, em, sucesso) values ('login', '\\x01', '10.0.0.0', now(), true);
    insert into dispositivos (usuario_id, hash, nome, criado_em, visto_em) values (1, '\\x02', 'Casa', now(), now());
    insert into liberacoes (hash, usuario_id, dispositivo_id, tipo_solicitacao, criada_em, expira_em, usada_em) values ('l1', 1, 1, 1, now(), now() + interval '10 minutes', now());`,
  '0002-livro.sql': `
    insert into usuarios (email, primeiro_nome, sobrenome) values ('caio@exemplo.com.br', 'Caio', 'Três');
    select lancar('recarga', 'teste', 1, 'teste:1', now(), jsonb_build_array(
      jsonb_build_object('conta', 'disponivel', 'usuario', (select id from usuarios where email like 'caio%'), 'valor', 5000), jsonb_build_object('conta', 'liquidacao', 'provedor', 'pix', 'valor', -5000)));
    select lacrar(10);`,
  '0003-grupos.sql': `
    insert into categorias (id, nome, icone) values (1, 'Vídeo', 'x');
    insert into servicos (id, nome, nome_url, categoria_id, status, icone, cor) values (1, 'Cine', 'cine', 1, 1, 'x', 'x');
    insert into grupos (nome, nome_url, servico_id, tipo, visibilidade, administrador_id, status, status_desde, valor, lugares, total_vagas, valor_sem_taxas, valor_taxa, forma_acesso, icone, cor, busca, criado_em)
    values ('Cine', 'cine', 1, 5, 2, 1, 1, now(), 4000, 3, 2, 1300, 150, 239, 'x', 'x', 'cine', now());
    insert into assinaturas (grupo_id, usuario_id, vagas, estado, valor_sem_taxas, valor_taxa, meio_pagamento, criada_em)
    values (1, 2, 1, 'reservada', 1300, 150, 4, now());
    select ocupar_vagas(1, 1, 1::smallint, 'ocupada', null);`,
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
    select lancar('devolucaoNaoRealizada', 'devolucoes', 3, 'devolucao:3:naoRealizada', now(), jsonb_build_array(
      jsonb_build_object('conta', 'disponivel', 'usuario', 3, 'valor', 900), jsonb_build_object('conta', 'liquidacao', 'provedor', 'pix', 'valor', -900)));`,
  '0040-notas-de-credito.sql': `
    insert into notas_de_credito (fatura_id, credito_id, caso, valor_plano, valor_taxa, valor_caucao, criada_em) values (1, 1, 'fimDoCiclo', 100, 10, 0, now());`,
  '0100-seguranca-da-sessao.sql': `
    insert into desafios_de_chave (usuario_id, dono, finalidade, desafio, criado_em, expira_em) values (1, 's', 'entrada', 'x', now(), now() + interval '5 minutes');`,
  '0110-contas-sociais.sql': `
    insert into idempotencia_publica (chave, chamada, corpo_hash, status, resposta, criada_em) values ('\\x01', 'createUsuario', '\\x02', 200, '{"email":"ana@exemplo.com.br"}', now());`,
  '0150-notificacoes.sql': `
    insert into notificacoes (usuario_id, chave, tipo, icone, titulo, mensagem, link, modelo, criada_em) values (1, 'teste:1', 217, 'x', 'Oi', 'Olá', '/', 'teste', now());
    insert into entregas_de_notificacao (notificacao_id, canal, estado, usuario_id, decidida_em, sai_em) values (1, 'email', 'recusada', 1, now(), now());
    insert into comunicados (categoria, publico, titulo, texto, link, pessoas, enviados, operador_id, criado_em, concluido_em) values
      (379, 'semGrupo', 'Novidade', 'Chegou.', '/grupos', 2, 2, 1, '2026-01-02T03:04:05Z', '2026-01-02T04:00:00Z'),
      (379, 'todos', 'Outra', 'Vem aí.', 'https://fora.exemplo', 2, 0, 1, '2026-01-03T03:04:05Z', null);`,
};

export const TABELAS_COM_USO = [
  'usuarios',
  'prazos',
  'auditoria',
  'transacoes',
  'partidas',
  'lacres',
  'grupos',
  'vagas',
  'assinaturas',
  'faturas',
  'creditos',
  'retiradas',
  'webhooks_recebidos',
  'tentativas',
  'liberacoes',
  'pix_recebidos',
  'devolucoes',
  'notas_de_credito',
  'desafios_de_chave',
  'notificacoes',
  'entregas_de_notificacao',
  'comunicados',
];

/** What must be true, at the end, of rows that were there before: from which use on, the question, the answer. */
export const DEPOIS: readonly (readonly [desde: string, sql: string, linhas: readonly object[]])[] = [
  [
    '0001-pessoas.sql',
    `select usuario_id::int as usuario, decisao from revisoes where tipo = 'arrependimento'`,
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
    `select livres::int, retidas::int, ocupadas::int from grupo_lotacao`,
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
  ['0110-contas-sociais.sql', `select count(*)::int as n from idempotencia_publica`, [{ n: 0 }]],
  ['0150-notificacoes.sql', `select estado from entregas_de_notificacao`, [{ estado: 'recusada' }]],
  [
    '0150-notificacoes.sql',
    `select estado, publico, link, sai_em = criado_em as na_hora from comunicados order by id`,
    [
      { estado: 'concluido', publico: 'nuncaComprou', link: '/grupos', na_hora: true },
      { estado: 'agendado', publico: 'todos', link: '', na_hora: true },
    ],
  ],
];
