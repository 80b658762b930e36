import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePode } from '../../../lib/permissoes.ts';
import { PaginaOperacao } from '../../../mesa/pagina-operacao.tsx';
import { TabelaPaginada } from '../../../mesa/tabela-paginada.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { colunasDosCupons } from './colunas-dos-cupons.tsx';
import { NovoCupom } from './novo-cupom.tsx';
import { cuponsQueries } from './queries.ts';

/** /backoffice/cupons: the coupons of the operation, their limits, what each cost and brought (REGRAS 2.29). */
export function Cupons() {
  const [pagina, setPagina] = useState(1);
  const [criando, setCriando] = useState(false);
  const consulta = useQuery(cuponsQueries.lista(pagina));
  const pode = usePode();
  return (
    <PaginaOperacao
      titulo="Cupons"
      subtitulo="Quem ganha desconto, até quando, quanto cada um custou e quanto trouxe."
      acoes={
        pode?.('createCupom') === true && (
          <Botao icone={<IconPlus size={20} stroke={1.75} />} onClick={() => setCriando(true)}>
            Criar cupom
          </Botao>
        )
      }
    >
      <TabelaPaginada
        consulta={consulta}
        erro="Não conseguimos carregar os cupons"
        vazio={<Vazio titulo="Nenhum cupom ainda" />}
        rotulo="Cupons"
        unidade={['cupom', 'cupons']}
        larguras="minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1fr) 120px"
        colunas={colunasDosCupons}
        chave={({ id }) => String(id)}
        pagina={pagina}
        aoIr={setPagina}
      />
      <NovoCupom aberto={criando} aoFechar={() => setCriando(false)} />
    </PaginaOperacao>
  );
}
