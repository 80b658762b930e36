import type { Motivo } from '@rateia/domain/carteira/motivos';
import {
  IconArrowBackUp,
  IconArrowDownLeft,
  IconArrowUpRight,
  IconCoins,
  IconGift,
  IconLock,
  IconLockOpen,
  IconReceipt2,
  IconShieldCheck,
  IconStar,
  IconTicket,
  IconUsersGroup,
} from '@tabler/icons-react';

const icones: Record<Motivo, typeof IconCoins> = {
  recarga: IconArrowDownLeft,
  compra: IconUsersGroup,
  mensalidade: IconReceipt2,
  usoDaCaucao: IconShieldCheck,
  reconstrucaoDaCaucao: IconShieldCheck,
  sobraDaCaucao: IconShieldCheck,
  liberacao: IconUsersGroup,
  reservaDeRetirada: IconArrowUpRight,
  conclusaoDeRetirada: IconArrowUpRight,
  devolucaoDeRetirada: IconArrowBackUp,
  cancelamentoDeRetirada: IconArrowBackUp,
  retornoDeRetirada: IconArrowBackUp,
  reembolso: IconArrowBackUp,
  devolucaoDaMulta: IconArrowBackUp,
  recebimentoADevolver: IconArrowBackUp,
  devolucaoConcluida: IconArrowBackUp,
  devolucaoFalhou: IconArrowBackUp,
  recebimentoIdentificado: IconArrowBackUp,
  bloqueio: IconLock,
  desbloqueio: IconLockOpen,
  entradaDaFila: IconUsersGroup,
  contestacao: IconLock,
  renuncia: IconArrowUpRight,
  creditoPromocional: IconGift,
  vencimentoDoPromocional: IconGift,
  adesaoPlus: IconStar,
  compraDeCotas: IconTicket,
  apostasFeitas: IconTicket,
  guardaNaSerie: IconTicket,
  usoDaSerie: IconTicket,
  voltaDaSerie: IconArrowBackUp,
  desculpaDoBolao: IconGift,
  premioRecebido: IconTicket,
  premioDoOrganizador: IconTicket,
  premioDoBolao: IconTicket,
  anulacao: IconArrowBackUp,
};

/** The picture of why money moved. */
export function IconeDoMotivo({ motivo }: { readonly motivo: string }) {
  const Icone = Object.entries(icones).find(([chave]) => chave === motivo)?.[1] ?? IconCoins;
  return <Icone size={22} stroke={1.75} />;
}
