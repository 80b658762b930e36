import { createHmac } from 'node:crypto';
import type { Agenda } from './agenda.ts';
import type { Entrega, Guarda } from './estado.ts';
import type { Falhas } from './falhas.ts';
import { ATRASO_PADRAO_MS } from './falhas.ts';
import type { Opcoes } from './opcoes.ts';
import type { Relogio } from './relogio.ts';
import type { Sorteio } from './sorteio.ts';

/** Sends the webhooks as a provider does: over real HTTP, again and again until a 2xx, and as badly as the faults say. */
export interface Entregas {
  /** One item of the `pix` list of a notice, for the client that registered the key. */
  readonly avisar: (chave: string, item: object) => void;
  /** One notice of a provider that writes and signs it itself; it cannot be joined with another. */
  readonly enviar: (noticia: NoticiaEscrita) => void;
  /** Sends the held ones now, in the order given; answers how many. */
  readonly liberar: () => number;
  /** Takes up what a stopped sandbox left unsent. */
  readonly retomar: () => void;
}

export interface NoticiaEscrita {
  readonly url: string;
  readonly corpo: string;
  readonly cabecalhos?: Readonly<Record<string, string>>;
}

export interface PartesDasEntregas {
  readonly guarda: Guarda;
  readonly relogio: Relogio;
  readonly sorteio: Sorteio;
  readonly agenda: Agenda;
  readonly falhas: Falhas;
  readonly opcoes: Opcoes;
}

/** The time that `fora-de-ordem` and `em-lote` gather notices before they are sent. */
const ESPERA_DE_JUNTAR_MS = 1_500;

export function criarEntregas(partes: PartesDasEntregas): Entregas {
  const { guarda, relogio, sorteio, agenda, falhas, opcoes } = partes;

  function dosPix(url: string, itens: readonly object[]): NoticiaEscrita {
    return {
      url,
      corpo: JSON.stringify({ pix: itens }),
    };
  }

  function criar(noticia: NoticiaEscrita, situacao: Entrega['situacao']): Entrega {
    const entrega: Entrega = {
      id: sorteio.codigo(16),
      ...noticia,
      criadaEm: relogio.agora(),
      tentativas: 0,
      situacao,
    };
    guarda.estado.entregas.push(entrega);
    guarda.alterado();
    return entrega;
  }

  async function tentar(entrega: Entrega): Promise<void> {
    entrega.tentativas += 1;
    // No client is told of a change that a kill could still undo.
    await guarda.gravada();
    const status = await postar(entrega, opcoes);
    if (status !== undefined) entrega.ultimoStatus = status;
    if (status !== undefined && status >= 200 && status < 300) entrega.situacao = 'entregue';
    else if (entrega.tentativas >= opcoes.tentativasDeWebhook) entrega.situacao = 'falhou';
    else agenda.depois(opcoes.repeticaoDeWebhookMs * 2 ** (entrega.tentativas - 1), () => tentar(entrega));
    guarda.alterado();
  }

  function partir(entrega: Entrega, ms = 0) {
    entrega.situacao = 'pendente';
    agenda.depois(ms, () => tentar(entrega));
  }

  function retidas() {
    return guarda.estado.entregas.filter(({ situacao }) => situacao === 'retida');
  }

  function juntar() {
    const daPix = retidas().filter(({ cabecalhos }) => cabecalhos === undefined);
    const porEndereco = Map.groupBy(daPix, ({ url }) => url);
    for (const [url, entregas] of porEndereco) {
      const itens = entregas.flatMap(({ corpo }) => itensDe(corpo));
      guarda.estado.entregas = guarda.estado.entregas.filter((entrega) => !entregas.includes(entrega));
      partir(criar(dosPix(url, itens), 'pendente'));
    }
  }

  function liberar(): number {
    const entregas = retidas();
    for (const entrega of entregas) partir(entrega);
    return entregas.length;
  }

  function entregar(noticia: NoticiaEscrita): void {
    const falha = falhas.sortear('webhooks');
    switch (falha?.modo) {
      case 'duplicado':
        partir(criar(noticia, 'pendente'));
        partir(criar(noticia, 'pendente'));
        return;
      case 'atrasado':
        partir(criar(noticia, 'pendente'), falha.atrasoMs ?? ATRASO_PADRAO_MS);
        return;
      case 'fora-de-ordem':
        criar(noticia, 'retida');
        agenda.depois(falha.atrasoMs ?? ESPERA_DE_JUNTAR_MS, () => {
          for (const [posicao, entrega] of retidas().reverse().entries()) partir(entrega, posicao * 20);
        });
        return;
      case 'em-lote':
        // A signed notice goes alone.
        if (noticia.cabecalhos !== undefined) partir(criar(noticia, 'pendente'));
        else {
          criar(noticia, 'retida');
          agenda.depois(falha.atrasoMs ?? ESPERA_DE_JUNTAR_MS, juntar);
        }
        return;
      case 'desligado':
        criar(noticia, 'retida');
        return;
      case 'perdido':
        criar(noticia, 'perdida');
        return;
      case undefined:
        partir(criar(noticia, 'pendente'));
    }
  }

  return {
    avisar: (chave, item) => {
      const registro = guarda.estado.webhooks[chave];
      if (registro !== undefined) entregar(dosPix(`${registro.url.replace(/\/+$/, '')}/pix`, [item]));
    },
    enviar: entregar,
    liberar,
    retomar: () => {
      for (const entrega of guarda.estado.entregas) if (entrega.situacao === 'pendente') partir(entrega);
    },
  };
}

async function postar(entrega: Entrega, opcoes: Opcoes): Promise<number | undefined> {
  // True time, whatever the test clock says: the receiver refuses a signature that is not fresh.
  const momento = Math.floor(Date.now() / 1_000);
  const assinatura =
    opcoes.segredoDeWebhook === undefined
      ? {}
      : { 'x-webhook-assinatura': `t=${momento},v1=${assinar(opcoes.segredoDeWebhook, momento, entrega.corpo)}` };
  try {
    const resposta = await fetch(entrega.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...assinatura, ...entrega.cabecalhos },
      body: entrega.corpo,
      redirect: 'manual',
      signal: AbortSignal.timeout(opcoes.limiteDeWebhookMs),
    });
    await resposta.arrayBuffer();
    return resposta.status;
  } catch {
    // No answer came, for any reason; the attempt counts and the next one is scheduled.
    return undefined;
  }
}

function assinar(segredo: string, momento: number, corpo: string): string {
  return createHmac('sha256', segredo).update(`${momento}.${corpo}`).digest('hex');
}

function itensDe(corpo: string): object[] {
  const lido: unknown = JSON.parse(corpo);
  return typeof lido === 'object' && lido !== null && 'pix' in lido && Array.isArray(lido.pix) ? lido.pix : [];
}
