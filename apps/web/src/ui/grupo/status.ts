import type { StatusCredito, StatusFatura, StatusPrevisao } from '@rateia/domain/carteira/estados';
import { STATUS_CREDITO, STATUS_FATURA, STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import type { TabelaDeEstados } from '@rateia/domain/tabela';
import {
  IconBan,
  IconCalendarOff,
  IconCalendarX,
  IconCheck,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconEyeSearch,
  IconHourglass,
  IconKey,
  IconLock,
  IconPencil,
  IconReceiptRefund,
  IconScanEye,
  IconSignature,
  IconUsers,
  IconX,
} from '@tabler/icons-react';
import type { Tom } from '../tokens.ts';

/** The look of a status. Its label comes from the domain's table. */
export interface Aparencia {
  readonly tom: Tom;
  readonly icone: typeof IconBan;
}

const grupo: Record<keyof typeof STATUS_GRUPO, Aparencia> = {
  ativo: { tom: 'success', icone: IconCircleCheck },
  assinadoComVagas: { tom: 'success', icone: IconCircleCheck },
  aguardandoMembros: { tom: 'warning', icone: IconUsers },
  aguardandoPagamento: { tom: 'warning', icone: IconClock },
  aguardandoAssinatura: { tom: 'warning', icone: IconSignature },
  aguardandoLiberacao: { tom: 'warning', icone: IconKey },
  aguardandoEdicao: { tom: 'warning', icone: IconPencil },
  cancelamentoAgendado: { tom: 'warning', icone: IconCalendarX },
  pendenteAprovacao: { tom: 'info', icone: IconEyeSearch },
  triagem: { tom: 'info', icone: IconScanEye },
  filaEspera: { tom: 'info', icone: IconHourglass },
  reprovado: { tom: 'danger', icone: IconCircleX },
  reprovadoAutomaticamente: { tom: 'danger', icone: IconCircleX },
  cancelado: { tom: 'neutral', icone: IconBan },
  expirado: { tom: 'neutral', icone: IconCalendarOff },
};

const fatura: Record<keyof typeof STATUS_FATURA, Aparencia> = {
  pendente: { tom: 'warning', icone: IconClock },
  pago: { tom: 'success', icone: IconCheck },
  atraso: { tom: 'danger', icone: IconCircleX },
  cancelado: { tom: 'neutral', icone: IconX },
  estornado: { tom: 'neutral', icone: IconReceiptRefund },
};

const credito: Record<keyof typeof STATUS_CREDITO, Aparencia> = {
  disponivel: { tom: 'success', icone: IconCircleCheck },
  bloqueado: { tom: 'info', icone: IconLock },
  pendentePagamento: { tom: 'warning', icone: IconClock },
  estornado: { tom: 'neutral', icone: IconReceiptRefund },
  cancelado: { tom: 'neutral', icone: IconBan },
};

const previsao: Record<keyof typeof STATUS_PREVISAO, Aparencia> = {
  previsto: { tom: 'info', icone: IconClock },
  bloqueado: { tom: 'warning', icone: IconLock },
  realizado: { tom: 'success', icone: IconCircleCheck },
  cancelado: { tom: 'neutral', icone: IconBan },
};

/** Every machine of which a status is shown to people. */
export interface StatusPorMaquina {
  readonly grupo: StatusGrupo;
  readonly fatura: StatusFatura;
  readonly credito: StatusCredito;
  readonly previsao: StatusPrevisao;
}

export type MaquinaComStatus = keyof StatusPorMaquina;

const maquinas: Record<
  MaquinaComStatus,
  { readonly tabela: TabelaDeEstados; readonly aparencias: Record<string, Aparencia> }
> = {
  grupo: { tabela: STATUS_GRUPO, aparencias: grupo },
  fatura: { tabela: STATUS_FATURA, aparencias: fatura },
  credito: { tabela: STATUS_CREDITO, aparencias: credito },
  previsao: { tabela: STATUS_PREVISAO, aparencias: previsao },
};

/** Label, tone and icon of a status. One that this version of the page does not know shows its number. */
export function aparenciaDe(maquina: MaquinaComStatus, status: number): Aparencia & { readonly rotulo: string } {
  const { tabela, aparencias } = maquinas[maquina];
  for (const [nome, linha] of Object.entries(tabela)) {
    const aparencia = aparencias[nome];
    if (linha.id === status && aparencia !== undefined) return { ...aparencia, rotulo: linha.rotulo };
  }
  return { tom: 'neutral', icone: IconClock, rotulo: `Status ${status}` };
}
