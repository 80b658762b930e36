import { NOMES_DAS_CONTAS } from '@rateia/domain/carteira/extrato';
import { diaDe } from '@rateia/domain/datas';
import { formatarDiaCompleto, formatarHora } from '@rateia/domain/datas-formatadas';
import { MARCA } from '@rateia/domain/marca';
import { useQuery } from '@tanstack/react-query';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Comprovante } from '../../../../ui/carteira/comprovante.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { Osso } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { carteiraQueries } from '../../queries.ts';
import { IconeDoMotivo } from '../components/icone-do-motivo.tsx';
import { valorDaLinha } from '../extrato.ts';
import c from './comprovante.module.css';

/** /carteira/creditos/extrato/{id} (spec 2, §2): the receipt of one movement. */
export function TelaComprovante() {
  const item = useQuery(carteiraQueries.extratoItem(useParametroId()));
  return (
    <Pagina titulo="Comprovante" voltar={paths.carteiraCreditos()} largura="estreita">
      <Consulta
        consulta={item}
        esqueleto={<Osso altura={380} raio={20} />}
        erro="Não conseguimos carregar este comprovante"
      >
        {({ linha, partes, autenticacao, lacrada }) => (
          <div className={c['tela']}>
            <Comprovante
              titulo={linha.titulo}
              valor={valorDaLinha(linha)}
              quando={`${formatarDiaCompleto(diaDe(linha.quando))}, ${formatarHora(linha.quando)}`}
              icone={<IconeDoMotivo motivo={linha.motivo} />}
              linhas={[
                ...(linha.detalhe === '' ? [] : [{ rotulo: 'O quê', valor: linha.detalhe }]),
                { rotulo: 'Conta', valor: NOMES_DAS_CONTAS[linha.conta] },
                ...partes.map(({ chave, rotulo, valor }) => ({ chave, rotulo, valor: <Valor valor={valor} /> })),
                ...(linha.passou === null
                  ? [{ rotulo: 'Saldo depois', valor: <Valor valor={linha.saldoApos} /> }]
                  : []),
                { rotulo: 'Identificação', valor: <span className={c['codigo']}>{linha.comprovante}</span> },
                { rotulo: 'Autenticação', valor: <span className={c['codigo']}>{autenticacao}</span> },
              ]}
              acao={
                <div className={c['acao']}>
                  <Botao variante="suave" bloco onClick={() => window.print()}>
                    Imprimir ou salvar em PDF
                  </Botao>
                </div>
              }
            />
            <Nota>
              {lacrada
                ? `Este movimento está lacrado no livro da ${MARCA}: qualquer alteração depois seria notada.`
                : `Este movimento já está no livro da ${MARCA} e o lacre sai em instantes.`}
            </Nota>
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}
