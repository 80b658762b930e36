import { codigosDeIndicacao } from '@rateia/domain/cadastro/indicacao';
import { IconUserHeart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { campanha } from '../../../../lib/campanha.ts';
import { Nota } from '../../../../ui/base/nota.tsx';
import { cadastroQueries } from '../../queries.ts';

/**
 * The person whose invitation this registration follows, when a link of referral brought the visit (spec 1, §1, §7).
 */
export function Convite() {
  const { data } = useQuery(cadastroQueries.convite(codigosDeIndicacao(campanha().campanha ?? {})));
  if (data == null) return null;
  return (
    <Nota icone={<IconUserHeart size={20} stroke={1.75} />}>
      Convite de <b>{data.primeiroNome}</b>
    </Nota>
  );
}
