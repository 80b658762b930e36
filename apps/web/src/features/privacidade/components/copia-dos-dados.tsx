import { diaDe } from '@rateia/domain/datas';
import { formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { useBaixarExportacao, usePedirExportacao } from '../mutations.ts';
import type { Exportacao } from '../queries.ts';
import { privacidadeQueries } from '../queries.ts';
import c from '../screens/privacidade.module.css';

/** Asking for a copy of all data, its progress, and its two files (REGRAS 2.17 Export). */
export function CopiaDosDados() {
  const copias = useQuery(privacidadeQueries.exportacoes());
  return (
    <Cartao titulo="Levar os seus dados">
      <p className={c['apoio']}>
        Uma cópia de tudo o que guardamos, em PDF para ler e em JSON para usar em outro lugar. Fica pronta em minutos.
      </p>
      <Consulta consulta={copias} erro="Não conseguimos carregar as cópias">
        {({ itens }) => <Copia ultima={itens[0]} />}
      </Consulta>
    </Cartao>
  );
}

function Copia({ ultima }: { readonly ultima: Exportacao | undefined }) {
  if (ultima?.estado === 'pedida' || ultima?.estado === 'gerando') {
    return (
      <div role="status">
        <p className={c['apoio']}>Estamos preparando a sua cópia. Avisamos quando estiver pronta.</p>
        <progress className={c['progresso']} max={100} value={ultima.progresso} aria-label="Preparo da cópia" />
      </div>
    );
  }
  return (
    <>
      {ultima?.estado === 'pronta' && <Arquivos copia={ultima} />}
      {ultima?.estado === 'falhou' && <Nota tom="warning">Não conseguimos preparar a última cópia. Peça de novo.</Nota>}
      <Pedido outra={ultima?.estado === 'pronta'} />
    </>
  );
}

function Arquivos({ copia: { id, expiraEm } }: { readonly copia: Exportacao }) {
  const baixar = useBaixarExportacao();
  return (
    <>
      <Nota>
        Sua cópia está pronta{expiraEm !== null && ` e fica disponível até ${formatarDiaCompleto(diaDe(expiraEm))}`}.
      </Nota>
      <div className={c['acoes']}>
        <Botao onClick={() => baixar.mutate({ params: { id }, body: { formato: 'pdf' } })}>Baixar PDF</Botao>
        <Botao variante="suave" onClick={() => baixar.mutate({ params: { id }, body: { formato: 'json' } })}>
          Baixar JSON
        </Botao>
      </div>
    </>
  );
}

function Pedido({ outra }: { readonly outra: boolean }) {
  const [erro, setErro] = useState<string>();
  const pedir = usePedirExportacao(setErro);
  return (
    <>
      {erro !== undefined && (
        <Nota tom="warning" alerta>
          {erro}
        </Nota>
      )}
      <div className={c['acoes']}>
        <Botao
          variante={outra ? 'texto' : 'primario'}
          fazendo={pedir.isPending && 'Pedindo'}
          onClick={() => {
            setErro(undefined);
            pedir.mutate(undefined);
          }}
        >
          {outra ? 'Pedir outra cópia' : 'Pedir a cópia dos dados'}
        </Botao>
      </div>
    </>
  );
}
