import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { diasParaRealizar } from '@rateia/domain/carteira/realizacao';
import { diaDe } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import type { FormaAcesso } from '@rateia/domain/grupos/enums';
import { FORMA_ACESSO, ID_FORMA_ACESSO } from '@rateia/domain/grupos/enums';
import { comCicloCorrente, ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import type { Prazo } from '@rateia/domain/grupos/prazos';
import { MARCA } from '@rateia/domain/marca';
import type { Regras } from '@rateia/domain/regras';
import { rotuloDe } from '@rateia/domain/tabela';
import type { Assinatura, Grupo } from '../repository.ts';

type Passo = Resposta<typeof grupos.getGrupo>['passos'][number];

export type FatosDosPassos = {
  readonly grupo: Grupo;
  /** First name of the administrator. */
  readonly administrador: string;
  readonly assinatura: Assinatura | undefined;
  readonly prazo: Prazo | undefined;
  readonly ciclosSemFalha: number;
  readonly regras: Regras;
};

const S = ID_STATUS_GRUPO;

/** "Do pagamento ao acesso": each step names the actor and the deadline (DESIGN §1; REGRAS 2.1). */
export function passosDoGrupo(f: FatosDosPassos): Passo[] {
  const passos = [pagar(f), ...(assinado(f.grupo) ? [] : [formar(f), assinar(f)]), enviar(f), confirmar(f), receber(f)];
  const atual = passos.findIndex((p) => !p.feito(f));
  return passos.map(({ feito, ...passo }, n) => ({
    ...passo,
    estado: feito(f) ? 'feito' : n === atual ? 'atual' : 'proximo',
  }));
}

type Rascunho = Omit<Passo, 'estado'> & { readonly feito: (f: FatosDosPassos) => boolean };

function assinado(grupo: Grupo): boolean {
  return grupo.acessoImediato || comCicloCorrente(grupo.status);
}
function passouDe(f: FatosDosPassos, ...statuses: readonly number[]): boolean {
  return !statuses.includes(f.grupo.status);
}

function pagar(f: FatosDosPassos): Rascunho {
  function feito({ assinatura }: FatosDosPassos): boolean {
    return assinatura !== undefined && assinatura.pagaEm !== null;
  }
  return {
    chave: 'pagar',
    titulo: feito(f) ? 'Você pagou' : 'Você paga',
    texto: feito(f) ? 'A vaga é sua.' : 'Com Pix ou saldo a vaga é sua na hora.',
    quem: 'você',
    ate: null,
    feito,
  };
}

function formar({ grupo, prazo }: FatosDosPassos): Rascunho {
  const limite = grupo.status === S.aguardandoMembros ? (prazo?.limite ?? null) : null;
  const ate = limite === null ? 'em 30 dias' : `até ${formatarDia(diaDe(limite))}`;
  return {
    chave: 'formar',
    titulo: 'O grupo se forma',
    texto: `Se não encher ${ate}, devolvemos tudo, com a caução.`,
    quem: 'grupo',
    ate: limite,
    feito: (f) => passouDe(f, S.aguardandoMembros, S.aguardandoPagamento),
  };
}

function assinar({ grupo, administrador, prazo, regras }: FatosDosPassos): Rascunho {
  return {
    chave: 'assinar',
    titulo: `${administrador} assina o serviço em até ${regras.grupos.assinatura.horas} h`,
    texto: 'Se não assinar, o grupo é cancelado e devolvemos tudo.',
    quem: administrador,
    ate: grupo.status === S.aguardandoAssinatura ? (prazo?.limite ?? null) : null,
    feito: (f) => passouDe(f, S.aguardandoMembros, S.aguardandoPagamento, S.aguardandoAssinatura),
  };
}

function enviar({ grupo, administrador, assinatura, regras }: FatosDosPassos): Rascunho {
  const convite = grupo.formaAcesso === ID_FORMA_ACESSO.convite;
  const forma = rotuloDe(FORMA_ACESSO, grupo.formaAcesso as FormaAcesso).toLowerCase();
  return {
    chave: 'enviar',
    titulo: `${administrador} envia o ${convite ? 'convite' : 'acesso'} em até ${regras.grupos.horasParaEnviarDados} h`,
    texto: convite ? 'Você usa a sua própria conta.' : `Chega no cofre do grupo. Forma de acesso: ${forma}.`,
    quem: administrador,
    ate: assinatura?.acessoEntregueEm == null ? (assinatura?.acessoDevidoAte ?? null) : null,
    feito: (f) => f.assinatura?.acessoEntregueEm != null,
  };
}

function confirmar({ assinatura, regras }: FatosDosPassos): Rascunho {
  const entregue = assinatura?.acessoEntregueEm ?? null;
  const pendente = entregue !== null && assinatura?.acessoConfirmadoEm === null;
  return {
    chave: 'confirmar',
    titulo: 'Você confirma que entrou',
    texto: pendente
      ? 'Sem resposta no prazo, contamos como confirmado.'
      : `O acesso não chegou em ${regras.grupos.horasParaEntregarAcesso} horas? Devolvemos tudo, com a caução.`,
    quem: 'você',
    ate: assinatura?.acessoConfirmarAte ?? null,
    feito: (f) => f.assinatura?.acessoConfirmadoEm != null,
  };
}

function receber({ administrador, ciclosSemFalha, regras }: FatosDosPassos): Rascunho {
  return {
    chave: 'receber',
    titulo: `${administrador} recebe ${diasParaRealizar(ciclosSemFalha, regras)} dias depois`,
    texto: `Até lá o dinheiro fica guardado na ${MARCA}.`,
    quem: administrador,
    ate: null,
    feito: () => false,
  };
}
