import { pinUtilizavel } from '@rateia/domain/cadastro/pin';
import { diaDe } from '@rateia/domain/datas';
import { formatarHora } from '@rateia/domain/datas-formatadas';
import { ACAO_SENSIVEL } from '@rateia/domain/sessao/confirmacao';
import { servir } from '../../db/fila.ts';
import type { Deps } from '../../http/deps.ts';
import { encerrarEntrega, MODELOS, montarEmail, preencher } from '../notificacoes/index.ts';
import type { DadosDoLink } from './agenda.ts';
import { AVALIAR_DISPOSITIVO, ENVIAR_LINK, ENVIAR_LINK_PEDIDO, ENVIAR_PIN, LIMPAR_SESSOES } from './agenda.ts';
import { avaliarDispositivo } from './aparelhos/antifraude.ts';
import { CONTEXTO_DO_PIN } from './codigos/criar-pin.ts';
import { escopoDe, findPinById } from './codigos/pins-repository.ts';
import { smsDoCodigo } from './codigos/sms-do-codigo.ts';
import { CONTEXTO_DO_LINK } from './links/links.ts';
import { enviarLinkPedido } from './senha/recuperacao.ts';
import { limparSessoes } from './sessoes/limpar.ts';

/** The purpose of a code, in the sentence "Use este código para …". */
const FINALIDADES: Readonly<Record<string, string>> = {
  cadastro: 'confirmar o seu e-mail',
  liberacao: 'entrar em um novo aparelho',
  social: 'ligar outra forma de entrar à sua conta',
  telefone: 'confirmar o seu telefone',
  retirada: 'autorizar a sua retirada',
  trocaEmail: 'confirmar o seu novo e-mail',
  trocaTelefone: 'confirmar o seu novo telefone',
  ...Object.fromEntries(Object.entries(ACAO_SENSIVEL).map(([acao, { rotulo }]) => [`confirmacao:${acao}`, rotulo])),
  exportacao: 'baixar uma cópia dos seus dados',
  exclusao: 'excluir a sua conta',
};

/** "confirmacao:contaBancaria:<session>" → "confirmacao:contaBancaria": the message names the act. */
function semObjeto(vinculo: string): string {
  return vinculo.slice(0, vinculo.lastIndexOf(':'));
}

/** Cleans up once a day, and delivers codes and links. A code that was used, replaced or expired meanwhile is not sent any more. */
export function tarefasDeSessao(deps: Deps) {
  return [
    servir(LIMPAR_SESSOES, () => limparSessoes(deps)),
    servir(ENVIAR_LINK_PEDIDO, (dados, { requestId }) => enviarLinkPedido(deps, { ...dados, requestId })),
    servir(AVALIAR_DISPOSITIVO, (dados) => avaliarDispositivo(deps, dados)),
    servir(ENVIAR_LINK, (dados, { requestId }) => enviarLink(deps, dados, requestId)),
    servir(ENVIAR_PIN, async ({ pinId, canal, destinoCifrado, codigoCifrado, caminhoCifrado }, { requestId }) => {
      const { db, cifra, gateways, config, log, relogio } = deps;
      const pin = await findPinById(db, pinId);
      if (pin === undefined || !pinUtilizavel(pin, relogio.agora(), await deps.regras())) return;
      const destino = cifra.decifrar(Buffer.from(destinoCifrado, 'base64'), CONTEXTO_DO_PIN.destino);
      const codigo = cifra.decifrar(Buffer.from(codigoCifrado, 'base64'), CONTEXTO_DO_PIN.codigo);
      const finalidade =
        FINALIDADES[escopoDe(pin.vinculo)] ?? FINALIDADES[semObjeto(pin.vinculo)] ?? 'confirmar que é você';
      const validoAte = formatarHora(pin.expiraEm);
      const contexto = requestId === undefined ? {} : { requestId };
      const id = `pin-${pinId}`;
      if (canal === 'email') {
        const conteudo = MODELOS.codigo({
          finalidade,
          codigo,
          validoAte,
          ...(caminhoCifrado === undefined ? {} : { caminho: abrirCaminho(deps, caminhoCifrado) }),
          ...(escopoDe(pin.vinculo) === 'cadastro' ? { confirma: 'sim' as const } : {}),
        });
        const email = montarEmail({ conteudo, appUrl: config.appUrl });
        encerrarEntrega(await gateways.email.enviar({ id, para: destino, ...email }, contexto), { log, canal, id });
        return;
      }
      const texto = smsDoCodigo({ codigo, finalidade, validoAte, appUrl: config.appUrl });
      encerrarEntrega(await gateways.mensagem.enviarSms({ para: `55${destino}`, texto }, contexto), { log, canal, id });
    }),
  ];
}

function abrirCaminho({ cifra }: Deps, cifrado: string): string {
  return cifra.decifrar(Buffer.from(cifrado, 'base64'), CONTEXTO_DO_LINK);
}

const enviarLink: (deps: Deps, dados: DadosDoLink, requestId: string | undefined) => Promise<void> = async (
  deps,
  { id, usuarioId, modelo, dados, caminhoCifrado },
  requestId,
) => {
  const { db, gateways, config, log, relogio } = deps;
  const pessoa = await db
    .selectFrom('usuarios')
    .select(['email', 'primeiro_nome'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  const caminho = abrirCaminho(deps, caminhoCifrado);
  const conteudo = preencher(modelo, { ...dados, caminho }, diaDe(relogio.agora()));
  const email = montarEmail({ conteudo, appUrl: config.appUrl, nome: pessoa.primeiro_nome });
  const contexto = requestId === undefined ? {} : { requestId };
  encerrarEntrega(await gateways.email.enviar({ id, para: pessoa.email, ...email }, contexto), {
    log,
    canal: 'email',
    id,
  });
};
