import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { parte } from '../../../../lib/parte.ts';
import { usePode } from '../../../../lib/permissoes.ts';
import { Abas } from '../../../../ui/base/abas.tsx';
import { Botao } from '../../../../ui/base/botao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { PaginaOperacao } from '../../../../ui/operacao/pagina-operacao.tsx';
import { Campanhas } from './campanhas.tsx';
import { NovaCampanha } from './nova-campanha.tsx';

/** A list with its form: it comes when its tab is opened. */
const EdicoesEspeciais = parte(
  'operação: edições especiais',
  async () => (await import('./edicoes-especiais.tsx')).EdicoesEspeciais,
);

/** The means of promotion: campaigns, and the dates of the special lotteries (REGRAS 2.23; spec A§2). */
export function Marketing() {
  const [aba, setAba] = useState<'campanhas' | 'loterias'>('campanhas');
  const [criando, setCriando] = useState(false);
  const cria = usePode()?.('createCampanha') === true && aba === 'campanhas';
  return (
    <PaginaOperacao
      titulo="Marketing"
      subtitulo="Modais, banners e a faixa das loterias especiais."
      acoes={
        cria && (
          <Botao icone={<IconPlus size={20} stroke={1.75} />} onClick={() => setCriando(true)}>
            Criar campanha
          </Botao>
        )
      }
    >
      <div>
        <Abas
          rotulo="Marketing"
          abas={[
            { valor: 'campanhas', rotulo: 'Campanhas' },
            { valor: 'loterias', rotulo: 'Loterias especiais' },
          ]}
          valor={aba}
          aoEscolher={setAba}
        >
          {aba === 'campanhas' ? (
            <Campanhas />
          ) : (
            <Suspense fallback={<OssoLista quantos={3} />}>
              <EdicoesEspeciais />
            </Suspense>
          )}
        </Abas>
      </div>
      <NovaCampanha aberta={criando} aoFechar={() => setCriando(false)} />
    </PaginaOperacao>
  );
}
