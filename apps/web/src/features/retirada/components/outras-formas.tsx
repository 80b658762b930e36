import type { RespostaDe } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';

interface OutrasFormasProps {
  readonly disponibilidade: RespostaDe<'getDisponibilidadeBoleto'>;
}

/** The other ways out of the wallet, where their bank is on: a TED to an account, and a boleto (REGRAS 2.6). */
export function OutrasFormas({ disponibilidade: { disponivel, ted } }: OutrasFormasProps) {
  return (
    <>
      {ted.disponivel && (
        <Botao variante="texto" href={paths.carteiraContas()}>
          Contas bancárias
        </Botao>
      )}
      {disponivel && (
        <Botao variante="texto" href={paths.carteiraRetirarContas({ forma: 'boleto' })}>
          Pagar um boleto
        </Botao>
      )}
    </>
  );
}
