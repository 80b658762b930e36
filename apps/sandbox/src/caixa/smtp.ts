import PostalMime from 'postal-mime';
import type { SMTPServerSession } from 'smtp-server';
import { SMTPServer } from 'smtp-server';
import type { Contexto } from '../contexto.ts';
import { ATRASO_PADRAO_MS } from '../falhas.ts';
import { receber } from './mensagens.ts';

/** Far more than the longest message of the product. */
const TAMANHO_MAXIMO = 5 * 1024 * 1024;

/** A mail server that accepts everything and delivers to the inbox page. */
export function criarServidorSmtp(contexto: Contexto): SMTPServer {
  const desligar = new Map<string, () => void>();
  function prender({ id }: SMTPServerSession) {
    return contexto.falhas.prender(new Promise((resolver) => desligar.set(id, resolver)));
  }
  return new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    size: TAMANHO_MAXIMO,
    closeTimeout: 100,
    logger: false,
    onClose: ({ id }) => {
      desligar.get(id)?.();
      desligar.delete(id);
    },
    onAuth: (_autenticacao, _sessao, responder) => responder(null, { user: 'sandbox' }),
    onData: (fluxo, sessao, responder) => {
      const partes: Buffer[] = [];
      fluxo.on('data', (parte: Buffer) => partes.push(parte));
      fluxo.on('end', () => {
        const para = sessao.envelope.rcptTo.map(({ address }) => address);
        async function guardar() {
          await aceitar(contexto, Buffer.concat(partes), para);
          await contexto.guarda.gravada();
        }
        const falha = contexto.falhas.sortear('email', { para });
        switch (falha?.modo) {
          case 'timeout':
            void prender(sessao);
            return;
          case 'timeoutAposSucesso':
            void guardar().then(() => prender(sessao), responder);
            return;
          case 'erro500':
          case 'indisponivel':
          case 'limite':
            responder(erroSmtp(451, 'Tente mais tarde'));
            return;
          case 'erro500AposSucesso':
            void guardar().then(() => responder(erroSmtp(451, 'Tente mais tarde')), responder);
            return;
          case 'recusado':
            responder(erroSmtp(550, 'Caixa postal inexistente'));
            return;
          case 'lento':
            contexto.agenda.depois(falha.atrasoMs ?? ATRASO_PADRAO_MS, async () => {
              await guardar();
              responder(null);
            });
            return;
          case undefined:
            void guardar().then(() => responder(null), responder);
        }
      });
    },
  });
}

async function aceitar(contexto: Contexto, bruto: Buffer, para: readonly string[]): Promise<void> {
  const email = await PostalMime.parse(bruto);
  receber(contexto, {
    canal: 'email',
    de: email.from?.address ?? '',
    para,
    assunto: email.subject ?? '',
    texto: email.text?.trim() ?? semMarcas(email.html ?? ''),
    ...(email.html === undefined ? {} : { html: email.html }),
    ...anexosDe(email.attachments),
    ...descadastroDe(email.headers),
  });
}

/** The files of an e-mail, as texts: the product sends no others. */
function anexosDe(
  anexos: readonly { readonly filename: string | null; readonly content: ArrayBuffer | Uint8Array | string }[],
) {
  if (anexos.length === 0) return {};
  return {
    anexos: anexos.map(({ filename, content }, i) => ({
      nome: filename ?? `anexo-${i + 1}`,
      texto: typeof content === 'string' ? content : new TextDecoder().decode(content),
    })),
  };
}

/** The headers with which a mail program offers "stop these e-mails" beside the message (RFC 2369, RFC 8058). */
function descadastroDe(cabecalhos: readonly { readonly key: string; readonly value: string }[]) {
  function valor(chave: string) {
    return cabecalhos.find(({ key }) => key === chave)?.value;
  }
  const endereco = /<(https?:[^>]+)>/.exec(valor('list-unsubscribe') ?? '')?.[1];
  if (endereco === undefined) return {};
  return { descadastro: { endereco, umClique: valor('list-unsubscribe-post') === 'List-Unsubscribe=One-Click' } };
}

function semMarcas(html: string): string {
  return html
    .replace(/<(style|script)[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function erroSmtp(responseCode: number, mensagem: string): Error {
  return Object.assign(new Error(mensagem), { responseCode });
}
