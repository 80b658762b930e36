import { AsnConvert } from '@peculiar/asn1-schema';
import { TimeStampReq } from '@peculiar/asn1-tsp';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { dataEHora } from '../paginas/formatos.ts';
import { html } from '../paginas/html.ts';
import { enviarPagina } from '../paginas/layout.ts';
import { seguirRelogio } from '../relogio.ts';
import { carimbar, recusar } from './carimbar.ts';
import { certificadoDoCarimbo, NOME_DA_AUTORIDADE } from './certificado.ts';

/** A stamp that was given: the imprint in hexadecimal, and its time. */
type Carimbado = { readonly resumo: string; readonly em: string };

export function carimbosDe({ guarda }: Pick<Contexto, 'guarda'>) {
  return guarda.parte<Carimbado>('carimbos');
}

const RESPOSTA = 'application/timestamp-reply';

/** A timestamp authority (RFC 3161 over HTTP). Under the fault `recusado` it rejects each request. */
export function rotasDoCarimbo(app: FastifyInstance, contexto: Contexto): void {
  const { guarda, relogio } = contexto;
  app.addContentTypeParser('application/timestamp-query', { parseAs: 'buffer' }, (_pedido, corpo, pronto) => {
    pronto(null, corpo);
  });
  app.post('/carimbo', { config: { servico: 'carimbo' }, onRequest: seguirRelogio(contexto) }, (pedido, resposta) => {
    const lido = ler(pedido.body);
    void resposta.type(RESPOSTA);
    if (lido === undefined || pedido.falha?.modo === 'recusado') return resposta.send(Buffer.from(recusar()));
    const em = relogio.agora();
    const resumo = Buffer.from(lido.messageImprint.hashedMessage.buffer).toString('hex');
    carimbosDe(contexto)[`${em}:${resumo}`] = { resumo, em };
    guarda.alterado();
    return resposta.send(Buffer.from(carimbar(lido, new Date(em))));
  });

  app.get('/carimbo/autoridade.pem', (_pedido, resposta) => {
    const linhas =
      Buffer.from(AsnConvert.serialize(certificadoDoCarimbo()))
        .toString('base64')
        .match(/.{1,64}/g) ?? [];
    return resposta
      .type('application/x-pem-file')
      .send(`-----BEGIN CERTIFICATE-----\n${linhas.join('\n')}\n-----END CERTIFICATE-----\n`);
  });

  app.get('/carimbos', (_pedido, resposta) => {
    const carimbos = Object.values(carimbosDe(contexto)).toSorted((a, b) => b.em.localeCompare(a.em));
    return enviarPagina(resposta, {
      titulo: 'Carimbos do tempo',
      secao: 'inicio',
      corpo: html`
<p class="cartao">${NOME_DA_AUTORIDADE}. O certificado está em <a href="/carimbo/autoridade.pem">autoridade.pem</a>. Para fazer a autoridade cair, demorar ou recusar, use a página de <a href="/falhas">falhas</a>.</p>
${
  carimbos.length === 0
    ? html`<p class="vazio">Nenhum carimbo ainda.</p>`
    : html`<ul class="linhas">${carimbos.slice(0, 100).map(({ resumo, em }) => html`<li><div><code>${resumo}</code><span class="suave">${dataEHora(em)}</span></div></li>`)}</ul>`
}`,
    });
  });
}

function ler(corpo: unknown): TimeStampReq | undefined {
  if (!Buffer.isBuffer(corpo)) return undefined;
  try {
    return AsnConvert.parse(corpo, TimeStampReq);
  } catch {
    // Not a request: the authority rejects it, as it would one that it cannot read.
    return undefined;
  }
}
