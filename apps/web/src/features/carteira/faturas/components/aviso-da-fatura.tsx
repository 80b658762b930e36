import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Dia } from '@rateia/domain/datas';
import { somarDias } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { paths } from '../../../../lib/paths.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import type { FaturaDetalhe } from '../../queries.ts';
import { oQueSegueAoAtraso } from '../faturas.ts';

const S = ID_STATUS_FATURA;

/** The fate of an invoice that nobody touches, and its day (REGRAS 2.8). */
export function AvisoDaFatura({ fatura, hoje }: { readonly fatura: FaturaDetalhe; readonly hoje: Dia }) {
  const cobranca = useRegras()?.cobranca;
  const { status, vencimento, tipo, causaFalha, noCartao, falhaNoCartao } = fatura;
  if (fatura.pagaPelaCaucao) {
    const refazerAte = cobranca && somarDias(vencimento, cobranca.encerrarEm);
    return (
      <Nota tom="manga">
        Esta fatura foi paga com a sua caução.
        {refazerAte !== undefined && refazerAte >= hoje && (
          <>
            {` A fatura que refaz a caução vence em ${formatarDia(refazerAte)}: com ela paga, você continua no grupo. `}
            <Ligacao pequena href={paths.carteiraCreditos({ filtro: 'fatura' })}>
              Ver faturas
            </Ligacao>
          </>
        )}
      </Nota>
    );
  }
  if (status === S.atraso) {
    return (
      <Nota tom="warning" titulo="Em atraso, sem multa">
        {causaFalha === 'saldoInsuficiente' && 'Seu saldo não bastava no dia da cobrança. '}
        {falhaNoCartao !== null && `Seu saldo não bastava e o cartão não pagou. ${falhaNoCartao} `}
        {tipo === 'caucao'
          ? 'Sem esta caução, o grupo não renova e a sua vaga termina no último dia do mês pago.'
          : cobranca && oQueSegueAoAtraso({ vencimento, hoje, cobranca })}
      </Nota>
    );
  }
  if (status !== S.pendente || vencimento < hoje) return null;
  if (tipo === 'primeira') {
    return (
      <Nota>
        Esta é a entrada no grupo: ela se paga junto com a reserva da vaga. Sem pagamento, a vaga volta para o grupo e
        nada é cobrado.{' '}
        <Ligacao pequena href={paths.checkout({ idPreCheckout: fatura.idAssinatura })}>
          Ir para o pagamento
        </Ligacao>
      </Nota>
    );
  }
  if (tipo === 'caucao') {
    return (
      <Nota>
        Pague até {formatarDia(vencimento)}. No fim desse dia usamos o seu saldo; se ele não bastar, a sua vaga termina
        no último dia do mês pago.
      </Nota>
    );
  }
  const atraso = formatarDia(somarDias(vencimento, 1));
  return (
    <Nota>
      Em {formatarDia(vencimento)} cobramos do seu saldo.{' '}
      {noCartao === null
        ? 'Se ele não bastar, enviamos um código Pix'
        : `Se ele não bastar, cobramos ${formatarReais(centavos(noCartao.valor))} no cartão final ${noCartao.finalDoCartao}, dos quais ${formatarReais(centavos(noCartao.custo))} são o custo do cartão; se o banco recusar, enviamos um código Pix`}
      ; sem pagamento, a fatura fica em atraso em {atraso}.
    </Nota>
  );
}
