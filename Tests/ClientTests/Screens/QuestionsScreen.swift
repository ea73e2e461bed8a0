import UIKit

/// A picture and texts above a table.
final class QuestionsHeader: UIView {
    let title = UILabel(), body = UILabel(), image = UIImageView()
    override init(frame: CGRect) {
        super.init(frame: frame)
        layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        title.font = .preferredFont(forTextStyle: .headline)
        title.text = "Heading"
        body.font = .preferredFont(forTextStyle: .body)
        body.numberOfLines = 0
        body.text =
            "This text is so long that it needs several lines in the header of the table, whatever the width of it may be."
        image.contentMode = .scaleAspectFill
        image.clipsToBounds = true
        for v in [title, body, image] {
            v.translatesAutoresizingMaskIntoConstraints = false
            addSubview(v)
        }
        let m = layoutMarginsGuide
        NSLayoutConstraint.activate([
            image.topAnchor.constraint(equalTo: m.topAnchor), image.leadingAnchor.constraint(equalTo: m.leadingAnchor),
            image.trailingAnchor.constraint(equalTo: m.trailingAnchor),
            image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 9.0 / 16.0),
            title.topAnchor.constraint(equalToSystemSpacingBelow: image.bottomAnchor, multiplier: 1),
            title.leadingAnchor.constraint(equalTo: m.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: m.trailingAnchor),
            body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            body.leadingAnchor.constraint(equalTo: m.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: m.trailingAnchor),
        ])
        let bottom = body.bottomAnchor.constraint(equalTo: m.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        bottom.isActive = true
    }
    required init?(coder: NSCoder) { nil }
}
/// A question with an answer that can be hidden.
final class QuestionCell: UITableViewCell {
    let header = UILabel(), detail = UILabel(), chevron = UIImageView(image: UIImage(systemName: "chevron.down"))
    var detailHeight: NSLayoutConstraint!
    var isExpanded = false {
        didSet {
            detailHeight.isActive = !isExpanded
            chevron.transform = isExpanded ? CGAffineTransform(rotationAngle: .pi) : .identity
        }
    }
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        detail.numberOfLines = 0
        detail.clipsToBounds = true
        for v in [header, detail, chevron] {
            v.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(v)
        }
        detailHeight = detail.heightAnchor.constraint(equalToConstant: 0)
        let views: [String: Any] = ["h": header, "d": detail, "c": chevron]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-16-[h]-(>=8)-[c(20)]-16-|", options: .alignAllCenterY, metrics: nil, views: views
            ))
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|-16-[d]-16-|", metrics: nil, views: views))
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|-12-[h(20)]-8-[d]-12-|", metrics: nil, views: views))
        chevron.heightAnchor.constraint(equalToConstant: 20).isActive = true
        detailHeight.isActive = true
    }
    required init?(coder: NSCoder) { nil }
}
/// Questions that open when they are tapped, below a header as high as its texts.
final class QuestionsScreen: UITableViewController {
    var expanded: Set<IndexPath> = []
    let header = QuestionsHeader()
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(QuestionCell.self, forCellReuseIdentifier: "cell")
        tableView.tableHeaderView = header
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.tableFooterView = UIView()
        clearsSelectionOnViewWillAppear = true
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sizeHeaderToFit()
    }
    func sizeHeaderToFit() {
        guard let headerView = tableView.tableHeaderView else { return }
        let size = headerView.systemLayoutSizeFitting(
            CGSize(width: tableView.bounds.width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        if headerView.frame.size.height != size.height {
            headerView.frame.size.height = size.height
            tableView.tableHeaderView = headerView
            tableView.layoutIfNeeded()
        }
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! QuestionCell
        cell.header.text = "Question \(indexPath.row)"
        cell.detail.text = "An answer that is long enough to take more than a single line of text in this cell."
        cell.isExpanded = expanded.contains(indexPath)
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if expanded.contains(indexPath) { expanded.remove(indexPath) } else { expanded.insert(indexPath) }
        if let cell = tableView.cellForRow(at: indexPath) as? QuestionCell {
            cell.isExpanded = expanded.contains(indexPath)
        }
        tableView.beginUpdates()
        tableView.endUpdates()
    }
}
