/**
 * A day of use: rows in every table, by module as in db/esquema. A migration is tried on a database that holds them, and
 * proves nothing about a table that is empty, so a new table adds a row here.
 */
export const USO_DO_BANCO = `
  insert into usuarios (email, primeiro_nome, sobrenome) values ('ana@exemplo.com.br', 'Ana', 'Um'), ('beto@exemplo.com.br', 'Beto', 'Dois'), ('caio@exemplo.com.br', 'Caio', 'Três');
  insert into trocas_de_email (usuario_id, estado, novo_cifrado, pedida_em) values (1, 'abandonada', '\\x18', now());
  insert into chamados (usuario_id, categoria, estado, aberto_em, mudou_em) values (1, 1, 'aberto', now(), now());
  insert into chamado_anexos (id, chamado_id, numero, nome_cifrado, tipo, arquivo, sha256, chave_embrulhada, tamanho, em) values (gen_random_uuid(), 1, 1, '\\x2b', 'image/jpeg', 'chamados/1', '\\x2c', '\\x2d', 9, now());
  insert into chamado_mensagens (chamado_id, autor_id, da_equipe, texto_cifrado, em) values (1, 1, false, '\\x17', now());

  insert into feriados (dia, nome) values ('2026-07-09', 'Revolução de 1932');
  insert into prazos (tipo, alvo_id, chave, vence_em, criado_em) values ('fatura.cobrar', 1, 'fatura.cobrar:1', now(), now());
  insert into tarefas_a_despachar (tarefa, dados) values ('assinaturaPaga', '{"assinaturaId":1}');
  insert into idempotencia (usuario_id, chave, chamada, corpo_hash, status, resposta_cifrada, criada_em) values (1, 'chave-da-ana', 'comprarCredito', '\\x06', 200, '\\x07', now());
  insert into idempotencia_publica (chave, chamada, corpo_hash, status, resposta_cifrada, criada_em) values ('\\x01', 'createUsuario', '\\x02', 200, '\\x03', now());
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, em) values ('fatura', 1, null, 'emitir', '11', 'sistema', now());
  insert into auditoria (usuario_id, acao, alvo, em) values (1, 'teste', 'usuario:1', now());

  insert into dispositivos (usuario_id, hash, nome, criado_em, visto_em) values (1, '\\x02', 'Casa', now(), now());
  insert into sessoes (usuario_id, dispositivo_id, criada_em, expira_em) values (1, 1, now(), now() + interval '30 days');
  insert into refresh_tokens (hash, sessao_id, emitido_em) select '\\x03', id, now() from sessoes;
  insert into pins (tipo, usuario_id, destino, vinculo, hash, criado_em, expira_em) values (106, 1, '\\x04', 'v', '\\x05', now(), now() + interval '10 minutes');
  insert into liberacoes (hash, usuario_id, dispositivo_id, tipo_solicitacao, criada_em, expira_em, usada_em) values ('l1', 1, 1, 1, now(), now() + interval '10 minutes', now());
  insert into tentativas (acao, conta, rede, em, sucesso) values ('login', '\\x01', '10.0.0.0', now(), true);
  insert into redes_conhecidas (usuario_id, rede, desde, vista_em) values (1, '10.0.0.0/24', now(), now());
  insert into links_de_seguranca (resumo, tipo, usuario_id, criado_em, expira_em) values (sha256('l'), 'novaSenha', 1, now(), now() + interval '1 hour');
  insert into autenticadores (usuario_id, segredo_cifrado, criado_em) values (1, '\\x0e', now());
  insert into codigos_de_recuperacao (usuario_id, hash, criado_em) values (1, '\\x0f', now());
  insert into chaves_de_acesso (usuario_id, credencial, chave_publica, nome, criada_em) values (1, repeat('c', 16), '\\x10', 'Celular', now());
  insert into desafios_de_chave (usuario_id, dono, finalidade, desafio, criado_em, expira_em) values (1, 's', 'entrada', 'x', now(), now() + interval '5 minutes');
  insert into contas_sociais (usuario_id, social_auth, sub_indice, vinculada_em, usada_em) values (1, 2, '\\x11', now(), now());
  insert into autenticacoes_externas (resumo, social_auth, segredos_cifrados, criada_em, expira_em) values (sha256('a'), 2, '\\x12', now(), now() + interval '10 minutes');
  insert into logins_em_curso (resumo, usuario_id, dispositivo_id, criada_em, expira_em) values (sha256('e'), 1, 1, now(), now() + interval '10 minutes');
  insert into confirmacoes (resumo, usuario_id, sessao_id, acao, meio, criada_em, expira_em) select sha256('c'), 1, id, 'retirar', 'pin', now(), now() + interval '10 minutes' from sessoes;

  insert into precadastros (email_indice, email_cifrado, criado_em, visto_em) values ('\\x0c', '\\x0d', now(), now());
  insert into links_do_cadastro (resumo, usuario_id, criado_em, expira_em) values (sha256('k'), 1, now(), now() + interval '1 day');
  insert into aceites (usuario_id, documento, versao, aceito_em, ip) values (1, 'termos', '1', now(), '10.0.0.1');
  insert into validacoes_conta (usuario_id, estado, tipo_documento, criada_em, enviada_em, decidida_em, mensagem) values (2, 'recusada', 1, now(), now(), now(), 'A foto está escura');
  insert into documentos (validacao_id, parte, arquivo, miniatura, sha256, chave_embrulhada, tamanho, largura, altura, recebido_em) values (1, 'frente', 'f', 'f-p', '\\x15', '\\x16', 9, 3, 3, now());
  insert into documento_aberturas (documento_id, usuario_id, proposito, em, ip) select id, 1, 'revisao', now(), '10.0.0.3' from documentos;
  insert into submissoes_concedidas (usuario_id, concedido_em) values (1, now());

  insert into conexoes (menor_id, maior_id, estado, convidada_por, criada_em, mudou_em) values (1, 2, 'conectada', 1, now(), now());
  insert into rede_usos (usuario_id, tipo, em) values (1, 'convite', now());

  insert into campanha_imagens (codigo, largura, altura, criada_em) values (repeat('0', 32), 10, 10, now());
  insert into campanhas (tipo, nome, criada_por, criada_em, alterada_em) values ('banner', 'Verão', 1, now(), now());
  insert into campanha_vistas (campanha_id, dia, tipo, visitante) values (1, '2026-01-02', 'clique', sha256('v'));
  insert into campanha_dias (campanha_id, dia, cliques) values (1, '2026-01-02', 1);

  insert into categorias (id, nome, icone) values (1, 'Vídeo', 'x');
  insert into servicos (id, nome, nome_url, categoria_id, status, icone, cor) values (1, 'Cine', 'cine', 1, 1, 'x', 'x');
  insert into planos (servico_id, nome, valor, lugares) values (1, 'Família', 4000, 3);
  insert into grupos (nome, nome_url, servico_id, tipo, visibilidade, administrador_id, status, status_desde, valor, lugares, total_vagas, valor_sem_taxas, valor_taxa, forma_acesso, icone, cor, busca, criado_em)
  values ('Cine', 'cine', 1, 5, 2, 1, 1, now(), 4000, 3, 2, 1300, 150, 239, 'x', 'x', 'cine', now());
  insert into assinaturas (grupo_id, usuario_id, vagas, estado, valor_sem_taxas, valor_taxa, meio_pagamento, criada_em) values (1, 2, 1, 'ativa', 1300, 150, 4, now());
  select ocupar_vagas(1, 1, 1::smallint, 'ocupada', null, 'honrarPagamento', 'sistema');
  insert into presets (usuario_id, servico_id, regras, descricao, contato, forma_acesso, acesso_descricao, visibilidade, salvo_em) values (1, 1, '', '', '', 239, '', 2, now());
  insert into interesses (grupo_id, usuario_id, em) values (1, 3, now());
  insert into visualizacoes (usuario_id, grupo_id, vista_em) values (2, 1, now());
  insert into reportes (chamado_id, grupo_id, motivo, em) values (1, 1, 'outro', now());
  insert into reputacoes (usuario_id, nota, partes, calculada_em) values (1, 90, '[]', now());
  insert into procura_dos_grupos (grupo_id, categoria_id, pessoas, vagas, posicao, calculada_em) values (1, 1, 1, 1, 1, now());
  insert into segredos (grupo_id, versao, cifrado, enviado_por, criado_em) values (1, 1, '\\x07', 1, now());
  insert into segredo_chaves (segredo_id, usuario_id, assinatura_id, chave_embrulhada, criada_em) values (1, 2, 1, '\\x08', now());
  insert into segredo_aberturas (segredo_id, usuario_id, dispositivo_id, ip, aberto_em) values (1, 2, 1, '10.0.0.2', now());
  insert into rotacoes (grupo_id, motivo, aberta_em) values (1, 'saida', now());
  insert into sucessoes (grupo_id, estado, motivo, de_usuario_id, aberta_em, ate) values (1, 'escolha', 'silencio', 1, now(), now() + interval '48 hours');
  insert into candidatos_da_sucessao (sucessao_id, assinatura_id, em) values (1, 1, now());
  insert into votos_da_sucessao (sucessao_id, assinatura_id, candidata_id, em) values (1, 1, 1, now());
  insert into contestacoes (assinatura_id, estado, motivo, aberta_em, devolver_em, minutos_restantes) values (1, 'aberta', 'outro', now(), now(), 10);
  insert into alteracoes_de_valor (grupo_id, valor_antes, valor, sem_taxas_antes, taxa_antes, valor_sem_taxas, valor_taxa, anunciada_em, vale_em) values (1, 4000, 4200, 1300, 150, 1400, 150, now(), current_date);
  insert into mudancas_de_valor (alteracao_id, assinatura_id, estado, sem_taxas_antes, taxa_antes, valor_sem_taxas, valor_taxa, vale_em, criada_em) values (1, 1, 'marcada', 1300, 150, 1400, 150, current_date, now());
  insert into convites (grupo_id, convidado_por, forma, estado, codigo_resumo, codigo_cifrado, usos_maximos, criado_em, expira_em) values (1, 1, 'link', 'pendente', sha256('c'), '\\x0a', 20, now(), now() + interval '7 days');
  insert into convidados (convite_id, usuario_id, aceito_em) values (1, 3, now());
  insert into convite_envios (convite_id, usuario_id, em) values (1, 1, now());
  insert into conversas (assinatura_id, criada_em) values (1, now());
  insert into conversa_mensagens (conversa_id, autor_id, texto_cifrado, em) values (1, 2, '\\x09', now());

  insert into vantagens (parceiro, titulo, regra, codigo, link, termina_em, criada_em, criada_por) values ('Padaria', 'Um pão', 'Um por pessoa.', 'PAO10', 'https://padaria.example', now() + interval '1 day', now(), 1);
  insert into vantagens_abertas (vantagem_id, usuario_id, aberta_em) values (1, 2, now());
  insert into destinos_externos (host, permitido_por, permitido_em) values ('exemplo.com.br', 1, now());
  insert into links_curtos (codigo, usuario_id, grupo_id, destino, criado_em) values ('abcdefgh', 2, 1, '/grupo/1', now());
  insert into links_curtos_dias (link_id, dia, visitas, visitantes) values (1, '2026-01-02', 1, 1);
  insert into links_curtos_visitantes (link_id, dia, visitante) values (1, '2026-01-02', sha256('v'));

  begin;
  insert into faturas (usuario_id, status, subtotal, emitida_em, vence_em) values (2, 11, 1450, now(), current_date);
  insert into itens_da_fatura (fatura_id, posicao, tipo, quantidade, valor) values (1, 1, 'primeira', 1, 1450);
  insert into itens_de_vaga (item_id, tipo, assinatura_id, grupo_id, valor_plano, valor_taxa, valor_caucao) values (1, 'primeira', 1, 1, 1300, 150, 0);
  commit;
  insert into respostas_de_atraso (fatura_id, assinatura_id, motivo, ato, em) values (1, 1, 1, 'pagar', now());
  insert into mudancas_de_vencimento (assinatura_id, mes_de, ancora, dias_de_costume, em) values (1, '2026-01-10', '2026-01-25', 31, now());
  insert into respostas_de_saida (assinatura_id, dia, motivo, em) values (1, current_date, 1, now());
  insert into previsoes (fatura_id, grupo_id, administrador_id, valor, status, criada_em) values (1, 1, 1, 1300, 78, now());
  insert into creditos (usuario_id, origem, valor, status, criado_em) values (2, 'recarga', 2000, 41, now());
  insert into creditos_promocionais (credito_id, usuario_id, valor, vencido, valido_ate) values (1, 2, 2000, 2000, current_date);
  insert into adesoes_plus (usuario_id, desde, valida_ate) values (2, now(), now() + interval '1 month');
  begin;
  insert into faturas (usuario_id, status, subtotal, emitida_em, vence_em) values (2, 11, 490, now(), current_date);
  insert into itens_da_fatura (fatura_id, posicao, tipo, quantidade, valor) select max(id), 1, 'plus', 1, 490 from faturas;
  insert into itens_de_plus (item_id, usuario_id, valor) select max(id), 2, 490 from itens_da_fatura;
  commit;
  insert into cupons (codigo, nome, promocao, pontos, comeca_em, criado_em, criado_por) values ('BLACK30', 'Black30', 151, 3000, now(), now(), 1);
  begin;
  insert into faturas (usuario_id, status, subtotal, emitida_em, vence_em) values (2, 11, 1350, now(), current_date);
  insert into itens_da_fatura (fatura_id, posicao, tipo, quantidade, valor, desconto) select f.id, n, t, 1, v, v < 0
    from (select max(id) as id from faturas) f, (values (1, 'primeira', 1450), (2, 'cupom', -60), (3, 'promocional', -40)) x (n, t, v);
  insert into itens_de_vaga (item_id, tipo, assinatura_id, grupo_id, valor_plano, valor_taxa, valor_caucao, vale)
    select id, 'primeira', 1, 1, 1300, 150, 0, false from itens_da_fatura where id = (select max(id) - 2 from itens_da_fatura);
  insert into partes_do_desconto (desconto_id, item_id, base, valor) select d.id, v.id, 1450, -d.valor
    from itens_da_fatura d, itens_da_fatura v where d.desconto and v.fatura_id = d.fatura_id and not v.desconto;
  insert into usos_de_cupom (item_id, cupom_id, usuario_id, usado_em) select id, 1, 2, now() from itens_da_fatura where tipo = 'cupom';
  insert into usos_promocionais (item_id, credito_id, valor, solto_em) select id, 1, 40, now() from itens_da_fatura where tipo = 'promocional';
  commit;
  insert into cupons_do_carrinho (usuario_id, cupom_id, aplicado_em) values (2, 1, now());
  insert into pagamentos (usuario_id, fatura_id, provedor, meio_pagamento, valor, estado, expira_em, criado_em)
  values (2, 1, 'pix', 12, 1450, 'aguardando', now() + interval '30 minutes', now());
  insert into cobrancas_pix (pagamento_id, txid) values (1, repeat('a', 32));
  insert into cobrancas_boleto (pagamento_id, etiqueta) values (1, repeat('b', 32));
  insert into cobrancas_mercado_pago (pagamento_id, referencia) values (1, repeat('c', 32));
  insert into cobrancas_picpay (pagamento_id, referencia) values (1, repeat('f', 32));
  insert into cobrancas_pagbank (pagamento_id, referencia) values (1, repeat('9', 32));
  insert into cobrancas_paypal (pagamento_id, referencia) values (1, repeat('d', 32));
  insert into cartoes (usuario_id, estado, bandeira, primeiros_digitos, final_do_cartao, mes, ano, criado_em) values (2, 'ativo', 'visa', '423564', '5682', 11, 2030, now());
  insert into cobrancas_recorrentes (pagamento_id, cartao_id) values (1, 1);
  insert into autorizacoes_pix (usuario_id, assinatura_id, estado, contrato, cpf_mascarado, comeca_em, repete, aceita_em, vence_em)
    values (2, 1, 'APROVADA', repeat('e', 32), '***.982.247-**', current_date, true, now(), now());
  insert into cobrancas_pix_programado (pagamento_id, autorizacao_id, vence_em) values (1, 1, current_date);
  insert into tentativas_do_programado (pagamento_id, dia, estado) values (1, current_date, 'AGENDADA');
  insert into verificacoes_de_cartao (cartao_id, referencia, vence_em) values (1, repeat('d', 32), now());
  insert into tentativas_de_cartao (pagamento_id, numero, estado, bandeira, primeiros_digitos, final_do_cartao, com_desafio, criada_em) values (1, 1, 'enviada', 'visa', '423564', '5682', true, now());
  insert into recebimentos (provedor, referencia, valor, horario, registrado_em, destino) values
    ('pix', 'E1', 3000, now(), now(), 'devolucao'), ('pix', 'E2', 900, now(), now(), 'devolucao');
  insert into devolucoes (id_devolucao, recebimento_id, valor, motivo, estado, criada_em, concluida_em, resolucao, resolvida_em) values
    ('d1', 1, 1000, 'vagaOcupada', 'devolvida', now(), now(), null, null), ('d2', 1, 700, 'vagaOcupada', 'criada', now(), null, null, null),
    ('d3', 2, 900, 'vagaOcupada', 'naoRealizada', now(), now(), 'saldo', now());
  insert into devolucoes_mercado_pago (devolucao_id, no_provedor) values (1, '77');
  insert into devolucoes_pela_soma (devolucao_id, pedida_em) values (1, now());
  insert into notas_de_credito (fatura_id, item_id, credito_id, caso, valor_total, criada_em) values (1, 1, 1, 'fimDoCiclo', 110, now());
  insert into indicacoes (indicador_id, indicado_id, estado, criada_em) values (2, 3, 'cadastrada', now());
  insert into notas_de_vaga (nota_id, valor_plano, valor_taxa, valor_caucao) values (1, 100, 10, 0);
  insert into webhooks_recebidos (provedor, evento_id, corpo, recebido_em) values ('pix', 'e1', '{}', now());
  insert into conciliacoes (provedor, conferido_ate) values ('pix', now());
  insert into dividas (usuario_id, fatura_id, valor, criada_em) values (2, 1, 1450, now());
  insert into itens_do_carrinho (usuario_id, grupo_id, vagas, valor_sem_taxas, valor_taxa, posto_em) values (3, 1, 2, 1300, 150, now());
  insert into carrinhos (usuario_id, fatura_id, reservado_em) values (2, 1, now());

  insert into chaves_pix (usuario_id, tipo_chave, chave_cifrada, chave_indice, criada_em, pode_receber_em) values (3, 'cpf', '\\x0a', '\\x0b', now(), now());
  insert into contas_bancarias (usuario_id, banco, tipo, agencia, conta_cifrada, conta_indice, status, criada_em) values (3, '001', 'corrente', '1584-9', '\\x0a', '\\x0b', 116, now());
  insert into boletos_lidos (usuario_id, codigo, beneficiario, documento, valor, vencimento, lido_em) values (3, repeat('1', 44), 'Loja', '•••', 100, now(), now());
  insert into retiradas_automaticas (usuario_id, dia, manter, chave_pix_id, ligada_em, proxima_em) select usuario_id, 5, 0, id, now(), current_date from chaves_pix limit 1;
  insert into retiradas (id_envio, usuario_id, tipo, valor, estado, criada_em) values ('a1', 3, 3, 2000, 'rascunho', now());

  select lancar('recarga', 'assinaturas', 1, 'teste:1', now(), '[{"conta":"disponivel","usuario":3,"valor":5000},{"conta":"liquidacao","provedor":"pix","valor":-5000}]');
  select lancar('devolucaoFalhou', 'devolucoes', 3, 'devolucao:3:naoRealizada', now(), '[{"conta":"disponivel","usuario":3,"valor":900},{"conta":"liquidacao","provedor":"pix","valor":-900}]');
  insert into conferencias (completa, conferida_em, ate_sequencia, invariantes) values (true, now(), 1, '[]');

  insert into notificacoes (usuario_id, chave, tipo, icone, titulo, mensagem, link, modelo, criada_em) values (1, 'teste:1', 217, 'x', 'Oi', 'Olá', '/', 'teste', now());
  insert into entregas_de_notificacao (notificacao_id, canal, estado, usuario_id, decidida_em, sai_em) values (1, 'email', 'recusada', 1, now(), now());
  insert into preferencias_comunicacao (usuario_id, categoria, canal, ativa, alterada_em) values (1, 379, 'email', false, now());
  insert into inscricoes_push (usuario_id, sessao_id, endereco_indice, inscricao_cifrada, criada_em) select 1, id, '\\x1a', '\\x1b', now() from sessoes;
  insert into validacoes_telegram (usuario_id, telefone_indice, token_resumo, expira_em, janela_em, pedidos, criada_em) values (1, '\\x1c', '\\x1d', now(), now(), 1, now());
  insert into conversas_telegram (usuario_id, conversa_indice, conversa_cifrada, criada_em) values (1, '\\x1e', '\\x1f', now());
  insert into pendencias_vistas (usuario_id, pendencia, vista_em) values (1, 'fatura:1', now());
  insert into comunicados (categoria, publico, titulo, texto, link, pessoas, operador_id, criado_em, sai_em) values (379, 'todos', 'Novidade', 'Chegou.', '/grupos', 2, 1, now(), now());
  insert into incidentes (titulo, partes, operador_id, comecou_em) values ('Pix lento', '{pagamentos}', 1, now());
  insert into atualizacoes_de_incidente (incidente_id, etapa, texto, operador_id, em) values (1, 'resolvido', 'Voltou ao normal.', 1, now());

  insert into consentimentos (usuario_id, finalidade, versao, valores, origem, em, ip) values (1, 'marketing', '1', '{"aceito":true}', 'perfil', now(), '10.0.0.4');
  insert into identificadores (usuario_id, analytics_storage, ad_storage, atualizado_em) values (1, true, false, now());
  insert into exportacoes (usuario_id, estado, pedida_em) values (1, 'pedida', now());
  insert into exclusoes (usuario_id, estado, pedida_em, executa_em, encerrada_em) values (3, 'concluida', now(), now(), now());
  insert into contas_excluidas (usuario_id, email_indice, excluida_em, guardar_ate) values (3, '\\x19', now(), now() + interval '5 years');
  insert into sancoes_herdadas (excluida_id, usuario_id, por, em) values (3, 1, 'email', now());

  insert into regras (versao, vigente_desde, valores) values (1, now(), '{}');
  insert into propostas_de_devolucao (tipo, alvo, acao, valor, mensagem, proposta_por, proposta_em) values ('pix', 'E1', 'devolver', 100, 'Veio a mais', 1, now());
  insert into revisoes (tipo, usuario_id, dados, aberta_em) values ('arrependimento', 2, '{}', now());

  insert into disputas (revisao_id, recebimento_id, estado, valor, responder_ate, aberta_em) select 1, id, 'aberta', 100, now(), now() from recebimentos limit 1;

  insert into resultados_recebidos (loteria, concurso, fonte, resultado, recebido_em) values ('quina', 7180, 'oficial', '{}', now());
  insert into resultados (loteria, concurso, sorteado_em, resultado, acumulado, conferido_em) values ('quina', 7179, '2026-11-24', '{}', true, now());

  insert into reclamacoes (usuario_id, administrador_id, grupo_id, assinatura_id, estado, origem, motivo, solucao, falha_desde, criada_em, aberta_em) values (2, 1, 1, 1, 'mediacao', 'membro', 204, 210, '2026-11-20', now(), now());
  insert into reclamacao_interacoes (reclamacao_id, tipo, autor, autor_id, texto_cifrado, em) values (1, 212, 'membro', 2, '\\x2a', now());
  insert into reclamacao_anexos (id, reclamacao_id, interacao_id, usuario_id, lado, numero, nome_cifrado, tipo, arquivo, sha256, chave_embrulhada, tamanho, em) values (gen_random_uuid(), 1, 1, 2, 'membro', 1, '\\x2b', 'image/jpeg', 'reclamacoes/1', '\\x2c', '\\x2d', 9, now());
  insert into reclamacao_bloqueios (reclamacao_id, previsao_id) select 1, id from previsoes limit 1;
  insert into reclamacao_decisoes (reclamacao_id, solucao, desde, texto_cifrado, valor, proposta_por, proposta_em) values (1, 210, '2026-11-20', '\\x2e', 100, 3, now());

  insert into boloes (estado, nome, tipo, modo, total_cotas, custo, valor_cota, valor_taxa, vendas_ate, comprovar_ate, apostas_ate, sorteio_em, criado_por, criado_em, mudou_em)
  values ('a_venda', 'Mega de quarta', 344, 'um_bilhete', 6, 4200, 700, 70, now() + interval '1 day', now() + interval '27 hours', now() + interval '28 hours', now() + interval '29 hours', 1, now(), now());
  insert into bolao_concursos (bolao_id, loteria, concurso, apostas_ate, sorteio_em) select id, 'mega-sena', 3050, apostas_ate, sorteio_em from boloes;
  insert into bolao_apostas (bolao_id, ordem, loteria, concurso, aposta, simples, preco) values (1, 0, 'mega-sena', 3050, '{"loteria":"mega-sena","dezenas":[1,2,3,4,5,6,7]}', 7, 4200);
  with f as (insert into faturas (usuario_id, status, subtotal, emitida_em, vence_em) values (2, 11, 770, now(), '2026-11-27') returning id),
    i as (insert into itens_da_fatura (fatura_id, posicao, tipo, quantidade, valor) select id, 1, 'cota', 1, 770 from f returning id)
  insert into itens_de_cota (item_id, bolao_id, usuario_id, valor_cota, valor_taxa, valor_subsidio, sal) select id, 1, 2, 700, 70, 0, repeat('0', 32) from i;
  select ocupar_cotas(1, item_id, 1, 'retida', now() + interval '15 minutes', 'reter', 'membro', now()) from itens_de_cota;
  insert into bolao_lacres (bolao_id, momento, raiz, documento, publicado_em) values (1, 'fechamento', repeat('0', 64), '{}', now());
  insert into comprovantes (bolao_id, loteria, concurso, terminal, sha256, apostas, arquivo, tamanho, chave_embrulhada, enviado_por, enviado_em)
  values (1, 'mega-sena', 3050, '010-123456', repeat('1', 64), '{0}', 'comprovantes/1', 9, '\\x01', 1, now());
  insert into resultados_a_mao (loteria, concurso, resultado, motivo, proposto_por, proposto_em) values ('quina', 7181, '{}', 'As duas fontes divergem', 1, now());
  insert into bolao_apuracoes (bolao_id, premio, cotas, por_cota, resto, sorteado_em, resgatar_ate, apurado_em, guardiao) values (1, 100, 6, 16, 4, '2026-11-26', '2027-02-24', now(), 'Rateia');
  insert into bolao_conferencias (bolao_id, ordem, acertos, faixas, premio) values (1, 0, '{4}', '[]', 100);

  insert into series (nome, loteria, modo, total_cotas, apostas, criada_por, criada_em) values ('Mega de sempre', 'mega-sena', 'um_bilhete', 6, '[{}]', 1, now());
  insert into boloes_da_serie (bolao_id, serie_id, concurso, cobrar_em) values (1, 1, 3050, now());
  insert into adesoes (estado, serie_id, usuario_id, cotas, valor_cota, criada_em, mudou_em) values ('ativa', 1, 2, 1, 770, now(), now());
  insert into sorteios_da_adesao (adesao_id, bolao_id, destino, em) values (1, 1, 'pulado', now());

  insert into moldes (nome, loterias, modo, total_cotas, jogos, criado_por, criado_em, mudou_em) values ('Mega da semana', '{mega-sena}', 'um_bilhete', 6, '{"sorte":{}}', 1, now(), now());

  insert into combos (nome, tipo, criado_por, criado_em) values ('Dois grupos', 'grupos', 1, now());
  insert into itens_do_combo (combo_id, tipo, posicao, grupo_id, quantidade) values (1, 'grupos', 0, 1, 1);
  insert into combos_do_carrinho (usuario_id, combo_id, posto_em) values (1, 1, now());

  insert into limites_de_jogo (usuario_id, valor, valor_novo, vale_em, mudado_em) values (1, 30000, 50000, now() + interval '24 hours', now());
  insert into afastamentos_de_jogo (usuario_id, tipo, desde) values (1, 'autoexclusao', now());
  insert into gastos_de_jogo (usuario_id, mes, gasto) values (1, '2026-11-01', 1650);`;
