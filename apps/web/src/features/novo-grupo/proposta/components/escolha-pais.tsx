import type { PaisDaResidencia } from '@rateia/domain/grupos/residencia';
import { PAIS_DA_RESIDENCIA } from '@rateia/domain/grupos/residencia';
import { CampoEscolha } from '../../../../ui/formulario/campo-escolha.tsx';
import { despachar } from '../../fluxo.ts';

/** The country of the household: the service lets nobody from another one accept the invitation (REGRAS 2.27). */
export function EscolhaPais({ pais }: { readonly pais: PaisDaResidencia }) {
  return (
    <CampoEscolha
      rotulo="País da residência do plano"
      name="paisDaResidencia"
      value={pais}
      onChange={(novo) => despachar({ tipo: 'preencher', campos: { paisDaResidencia: novo } })}
      opcoes={Object.values(PAIS_DA_RESIDENCIA).map(({ id, rotulo }) => ({ valor: id, rotulo }))}
      apoio="Onde a sua assinatura foi feita. Cada pessoa confirma que mora nesse país antes de pagar."
    />
  );
}
