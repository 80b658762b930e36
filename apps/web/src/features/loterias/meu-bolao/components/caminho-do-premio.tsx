import { diaDe, diasEntre, instanteDe } from '@rateia/domain/datas';
import { formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { agora } from '../../../../lib/relogio.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import c from './meu-bolao.module.css';

type Premios = RespostaDe<'getPremiosDoBolao'>;

/** From the ticket to the wallet: what is done, who does the next thing, where, with what papers and until when. */
export function CaminhoDoPremio({ premios }: { readonly premios: Premios }) {
  const { resgate, situacao } = premios;
  if (resgate === null) return null;
  const pago = situacao === 'pago';
  const faltam = diasEntre(diaDe(instanteDe(agora())), resgate.ate);
  return (
    <Cartao titulo="Do bilhete à sua carteira">
      <div className={c['pilha']}>
        <Passos
          passos={[
            { titulo: 'Conferido', detalhe: 'Todas as apostas contra o resultado oficial', estado: 'feito' },
            {
              titulo: `${resgate.guardiao} recebe o prêmio`,
              detalhe: pago ? 'Recebido e registrado' : 'Com o bilhete original',
              estado: pago ? 'feito' : 'agora',
            },
            {
              titulo: 'Sua parte na carteira',
              detalhe: 'Em até 2 dias úteis depois de recebido. Retire por Pix, sem limite do mês.',
              estado: pago ? 'feito' : 'depois',
            },
          ]}
        />
        {!pago && (
          <ListaDefinicao
            itens={[
              { rotulo: 'Onde', valor: resgate.onde },
              { rotulo: 'Papéis', valor: resgate.documentos.join(', ') },
              { rotulo: 'Quem guarda', valor: resgate.guardiao },
              {
                rotulo: 'Prazo para receber',
                valor: formatarDiaCompleto(resgate.ate),
                detalhe: faltam === 1 ? 'falta 1 dia' : `faltam ${faltam} dias`,
              },
            ]}
          />
        )}
      </div>
    </Cartao>
  );
}
