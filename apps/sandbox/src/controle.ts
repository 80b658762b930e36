import type { FastifyInstance } from 'fastify';
import type { Contexto } from './contexto.ts';
import type { Falha, PlanoDeFalhas } from './falhas.ts';
import { MODOS, MODOS_DE_WEBHOOK, SERVICOS } from './falhas.ts';
import { paginaDosAutenticadores } from './paginas/autenticadores.ts';
import { paginaDasFalhas } from './paginas/falhas.ts';
import { paginaInicial } from './paginas/inicio.ts';
import { enviarPagina } from './paginas/layout.ts';
import type { ProvedorDaSandbox } from './provedor.ts';
import { objeto, texto } from './psp/validacao.ts';

/** Faults, clock, held webhooks and starting over: the controls for a test, or a curious person. */
export function rotasDeControle(
  app: FastifyInstance,
  contexto: Contexto,
  provedores: readonly ProvedorDaSandbox[],
): void {
  const { guarda, falhas, relogio, agenda, entregas } = contexto;
  function cartoes() {
    return provedores.flatMap(({ cartao }) => (cartao === undefined ? [] : [cartao(contexto)]));
  }

  app.get('/', async (_pedido, resposta) => enviarPagina(resposta, paginaInicial(contexto, cartoes())));
  app.get('/autenticador', async (_pedido, resposta) => enviarPagina(resposta, paginaDosAutenticadores(contexto)));
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/sandbox/versao', async () => ({ versao: guarda.versao() }));

  app.get('/sandbox/falhas', async () => falhas.plano());
  app.put('/sandbox/falhas', async (pedido, resposta) => {
    const plano = lerPlano(pedido.body);
    if (typeof plano === 'string') return resposta.code(422).send({ erro: plano });
    falhas.definir(plano);
    return falhas.plano();
  });

  app.get('/sandbox/chamadas-presas', async () => ({ presas: falhas.presas() }));

  app.get('/falhas', async (_pedido, resposta) => enviarPagina(resposta, paginaDasFalhas(contexto)));
  app.post('/falhas', async (pedido, resposta) => {
    const campos = objeto(pedido.body);
    const pares = [...SERVICOS, 'webhooks' as const].flatMap((servico) => {
      const modo = texto(campos[servico]) ?? '';
      const proximas = texto(campos[`${servico}-proximas`]) ?? '';
      return modo === ''
        ? []
        : [[servico, { modo, ...(/^\d+$/.test(proximas) ? { proximas: Number(proximas) } : {}) }]];
    });
    const plano = lerPlano(Object.fromEntries(pares));
    if (typeof plano !== 'string') falhas.definir(plano);
    return resposta.redirect('/falhas', 303);
  });

  app.get('/sandbox/webhooks', async () => guarda.estado.entregas.toReversed());
  app.post('/sandbox/webhooks/entregar', async (pedido, resposta) => {
    const entregues = entregas.liberar();
    return pedido.headers.accept?.includes('text/html') === true ? resposta.redirect('/falhas', 303) : { entregues };
  });

  app.put('/sandbox/relogio', async (pedido, resposta) => {
    const agora = texto(objeto(pedido.body)['agora']);
    if (agora === undefined) relogio.voltarAoReal();
    else if (Number.isNaN(Date.parse(agora))) return resposta.code(422).send({ erro: 'agora: instante inválido' });
    else relogio.acertar(agora);
    return { agora: relogio.agora() };
  });

  app.post('/sandbox/reiniciar', async (pedido, resposta) => {
    agenda.cancelar();
    falhas.definir({});
    relogio.voltarAoReal();
    const { webhooks, partes } = guarda.estado;
    const registros = Object.entries(partes).filter(([nome]) => nome.endsWith('-webhooks'));
    guarda.esvaziar();
    // The product registers its address when it starts: forgetting it would leave a running product deaf.
    guarda.estado.webhooks = webhooks;
    Object.assign(guarda.estado.partes, Object.fromEntries(registros));
    return pedido.headers.accept?.includes('text/html') === true
      ? resposta.redirect('/', 303)
      : resposta.code(204).send();
  });
}

/** The plan, or its fault in words. */
function lerPlano(corpo: unknown): PlanoDeFalhas | string {
  const plano: PlanoDeFalhas = {};
  for (const [servico, valor] of Object.entries(objeto(corpo))) {
    const campos = objeto(valor);
    const numeros = lerNumeros(campos);
    if (typeof numeros === 'string') return `${servico}: ${numeros}`;
    if (servico === 'webhooks') {
      const modo = MODOS_DE_WEBHOOK.find((nome) => nome === campos['modo']);
      if (modo === undefined) return `webhooks: modo deve ser um de ${MODOS_DE_WEBHOOK.join(', ')}`;
      plano.webhooks = { modo, ...numeros };
      continue;
    }
    const nome = SERVICOS.find((conhecido) => conhecido === servico);
    if (nome === undefined) return `serviço desconhecido: ${servico}`;
    const modo = MODOS.find((conhecido) => conhecido === campos['modo']);
    if (modo === undefined) return `${servico}: modo deve ser um de ${MODOS.join(', ')}`;
    plano[nome] = { modo, ...numeros };
  }
  return plano;
}

function lerNumeros(campos: Readonly<Record<string, unknown>>): Omit<Falha<string>, 'modo'> | string {
  const { proximas, proporcao, atrasoMs, para } = campos;
  function inteiro(valor: unknown) {
    return Number.isSafeInteger(valor) && Number(valor) >= 0;
  }
  if (proximas !== undefined && !inteiro(proximas)) return 'proximas deve ser um inteiro';
  if (atrasoMs !== undefined && !inteiro(atrasoMs)) return 'atrasoMs deve ser um inteiro';
  if (proporcao !== undefined && !(typeof proporcao === 'number' && proporcao >= 0 && proporcao <= 1)) {
    return 'proporcao deve ficar entre 0 e 1';
  }
  if (para !== undefined && typeof para !== 'string') return 'para deve ser um endereço';
  return {
    ...(proximas === undefined ? {} : { proximas: Number(proximas) }),
    ...(atrasoMs === undefined ? {} : { atrasoMs: Number(atrasoMs) }),
    ...(proporcao === undefined ? {} : { proporcao: Number(proporcao) }),
    ...(para === undefined ? {} : { para }),
  };
}
